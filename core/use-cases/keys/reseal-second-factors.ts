import { Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { type Change, emptyChange, putChange } from "../../domain/hives/change.ts"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import {
  type SecondFactorHolder,
  secondFactorAssociatedData
} from "../../domain/second-factor/second-factor-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { resealedText } from "./resealed-item.ts"

export const resealedSecondFactor = Effect.fnUntraced(function* (
  holder: Pick<SecondFactorHolder, "owner" | "id">,
  secondFactor: SecondFactor
) {
  const { sealed } = yield* resealedText(secondFactor.secret, secondFactorAssociatedData(holder))
  return { ...secondFactor, secret: sealed }
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

const answered = (change: Change) => Result.succeed({ change, answer: undefined })

export const resealOwnerSecondFactor = Effect.fn("resealOwnerSecondFactor")(function* (owner: OwnerId) {
  const hives = yield* HiveStore
  const { account } = yield* hives.read(owner, {})
  const before = account.secondFactor
  if (before === null) return
  const resealed = yield* resealedSecondFactor(account, before)
  yield* hives.change(owner, {}, (hive) => {
    const changed = withSecret(hive.account, before, resealed)
    return answered(changed === undefined ? emptyChange : putChange(changed))
  })
})

export const resealAdminSecondFactors = Effect.fn("resealAdminSecondFactors")(function* () {
  const installation = yield* InstallationStore
  const { admins } = yield* installation.read
  for (const { secondFactor: before = null, ...holder } of admins.values()) {
    if (before === null) continue
    const resealed = yield* resealedSecondFactor(holder, before)
    yield* installation.change((current) => {
      const admin = current.admins.get(holder.id)
      const changed = admin && withSecret(admin, before, resealed)
      return answered(changed === undefined ? emptyChange : putChange(changed))
    })
  }
})
