import { Clock, Effect, Option, Result, Schema } from "effect"
import { MailedLinkUnusable } from "../../domain/accounts/access-errors.ts"
import { type Account, type OwnerId, OwnerNotFound } from "../../domain/accounts/account.ts"
import {
  type FormerEmail,
  isStillFree,
  type MailedEmail,
  mailedLinkLifeMillis
} from "../../domain/accounts/former-email.ts"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { ChangeResult } from "../../domain/hives/change-result.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Sealer } from "../../ports/sealer.ts"
import { Secrets } from "../../ports/secrets.ts"

const emailKeyOf = Effect.fnUntraced(function* (email: string) {
  return yield* (yield* Sealer).fingerprint("former-email", email)
})

export const currentEra = Effect.fnUntraced(function* (email: string) {
  const former = yield* (yield* Directory).formerEmail(yield* emailKeyOf(email))
  return Option.isSome(former) ? former.value.era : null
})

export const stillFreeEmail = Effect.fnUntraced(function* (email: string, era: string | null) {
  const directory = yield* Directory
  const mailed: MailedEmail = { id: yield* emailKeyOf(email), era }
  const isTaken = Option.isSome(yield* directory.findByEmail(email))
  const former = Option.getOrUndefined(yield* directory.formerEmail(mailed.id))
  return isTaken || !isStillFree(mailed, former) ? yield* new MailedLinkUnusable() : mailed
})

const formerEmail = Effect.fnUntraced(function* (email: string) {
  const former: FormerEmail = {
    kind: "former-email",
    owner: installationOwner,
    id: yield* emailKeyOf(email),
    era: yield* (yield* Secrets).uuid,
    until: (yield* Clock.currentTimeMillis) + mailedLinkLifeMillis
  }
  return former
})

class EmailMoved extends Schema.TaggedError<EmailMoved>()("EmailMoved", {}) {}

/**
 * A change by which an account gives up its email. `decide` must store `former`, which voids all links mailed to that
 * email. `mailed` is the new email if a mailed link confirmed it.
 */
export const giveUpEmail = <A, E>(
  owner: OwnerId,
  decide: (account: Account, former: FormerEmail) => ChangeResult<A, E>,
  mailed?: MailedEmail
) =>
  Effect.gen(function* () {
    const found = yield* (yield* Directory).findById(owner)
    if (Option.isNone(found)) return yield* new OwnerNotFound()
    const { email } = found.value
    const former = yield* formerEmail(email)
    return yield* (yield* HiveStore).changeEmail(
      owner,
      {},
      ({ account }): ChangeResult<A, E | EmailMoved> =>
        account.email === email ? decide(account, former) : Result.fail(new EmailMoved()),
      mailed
    )
  }).pipe(
    Effect.retry({ while: (failure) => failure instanceof EmailMoved }),
    Effect.catchIf((failure) => failure instanceof EmailMoved, Effect.die)
  )
