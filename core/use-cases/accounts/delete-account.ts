import { Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { photoKeysAt } from "../../domain/images/image-address.ts"
import { Images } from "../../ports/images.ts"
import { Retention } from "../../ports/retention.ts"
import { giveUpEmail } from "./mailed-email.ts"

const succeeds = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<boolean, never, R> =>
  Effect.match(work, { onFailure: () => false, onSuccess: () => true })

/** A database may have to wait for whoever reads; its servers go on with it. */
export const longestForgetting = "20 seconds"

/**
 * Deletes an account at once and for good, with all that belongs to it: feedback, verdicts, points, badges, insight,
 * submission keys, sessions and photo. Its links stay, so that nobody else ever gets what is sent to them.
 * Deleted it is in any case; says whether the photo is gone too (else `honesthive gc` finds it), and whether the store
 * wrote it out of all its files (else it does as soon as it can).
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
    isPhotoGone: yield* succeeds(Effect.forEach(photoKeysAt(profileImageUrl), remove, { discard: true })),
    isForgotten: yield* succeeds(Effect.timeout(forget, longestForgetting))
  }
})
