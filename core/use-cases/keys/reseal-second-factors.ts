import { Effect, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import type { Admin } from "../../domain/admins/admin.ts"
import { emptyChange, putChange } from "../../domain/hives/change.ts"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import {
  type SecondFactorHolder,
  secondFactorAssociatedData
} from "../../domain/second-factor/second-factor-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { countOne, type ResealCount, resealedText, sumCounts, zeroCount } from "./resealed-item.ts"

export const resealedSecondFactor = Effect.fnUntraced(function* (
  holder: Pick<SecondFactorHolder, "owner" | "id">,
  secondFactor: SecondFactor
) {
  const { sealed, opens } = yield* resealedText(secondFactor.secret, secondFactorAssociatedData(holder))
  return { secondFactor: { ...secondFactor, secret: sealed }, opens }
})

/** A secret that changed meanwhile is under the current key already. */
const withSecret = <H extends SecondFactorHolder>(
  holder: H,
  before: SecondFactor,
  { secret }: SecondFactor
): H | undefined => {
  const { secondFactor = null } = holder
  const isSame = secondFactor !== null && secondFactor.secret === before.secret && secret !== before.secret
  return isSame ? { ...holder, secondFactor: { ...secondFactor, secret } } : undefined
}

const resealing = (changed: Account | Admin | undefined) =>
  Result.succeed(
    changed === undefined ? { change: emptyChange, answer: 0 } : { change: putChange(changed), answer: 1 }
  )

export const resealOwnerSecondFactor = Effect.fn("resealOwnerSecondFactor")(function* (owner: OwnerId) {
  const hives = yield* HiveStore
  const { account } = yield* hives.read(owner, {})
  const before = account.secondFactor
  if (before === null) return zeroCount
  const { secondFactor, opens } = yield* resealedSecondFactor(account, before)
  const sealed = yield* hives.change(owner, {}, (hive) =>
    resealing(withSecret(hive.account, before, secondFactor))
  )
  return countOne(sealed, opens)
})

export const resealAdminSecondFactors = Effect.fn("resealAdminSecondFactors")(function* () {
  const installation = yield* InstallationStore
  const { admins } = yield* installation.read
  const counts: Array<ResealCount> = []
  for (const { secondFactor: before = null, ...holder } of admins.values()) {
    if (before === null) continue
    const { secondFactor, opens } = yield* resealedSecondFactor(holder, before)
    const sealed = yield* installation.change((current) => {
      const admin = current.admins.get(holder.id)
      return resealing(admin && withSecret(admin, before, secondFactor))
    })
    counts.push(countOne(sealed, opens))
  }
  return sumCounts(counts)
})
