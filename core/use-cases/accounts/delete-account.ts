import { Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { photoKeysAt } from "../../domain/images/image-address.ts"
import { Images } from "../../ports/images.ts"
import { Retention } from "../../ports/retention.ts"
import { giveUpEmail } from "./mailed-email.ts"

const isSuccessful = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<boolean, never, R> =>
  Effect.match(work, { onFailure: () => false, onSuccess: () => true })

/** A database may have to wait for readers; it finishes on its own after this time. */
export const maxEraseWait = "20 seconds"

/**
 * Deletes an account immediately and for good, with all its records and the photo. Its links stay reserved, so that
 * nobody else receives feedback meant for the owner. Returns whether the photo is gone (else `honesthive gc` finds
 * it) and whether the store has erased the records from all its files (else it does so as soon as it can).
 */
export const deleteAccount = Effect.fn("deleteAccount")(function* (owner: OwnerId) {
  const { profileImageUrl } = yield* giveUpEmail(owner, (account, former) =>
    Result.succeed({
      change: { put: [former], remove: [{ kind: account.kind, owner, id: owner }] },
      answer: account
    })
  ).pipe(Effect.catchTag("EmailTaken", Effect.die))
  const { remove } = yield* Images
  const { forget } = yield* Retention
  return {
    isPhotoGone: yield* isSuccessful(Effect.forEach(photoKeysAt(profileImageUrl), remove, { discard: true })),
    isForgotten: yield* isSuccessful(Effect.timeout(forget, maxEraseWait))
  }
})
