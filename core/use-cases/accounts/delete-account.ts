import { Effect, Option, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { photoKeysAt } from "../../domain/images/image-address.ts"
import type { ImageKey } from "../../domain/images/image-key.ts"
import { Images } from "../../ports/images.ts"
import { Retention } from "../../ports/retention.ts"
import { giveUpEmail } from "./mailed-email.ts"

/** A database may have to wait for readers; it finishes on its own after this time. */
export const maxEraseWait = "20 seconds"

/** Returns whether the photo was found: a command may look in another folder than the server's. */
const removePhoto = Effect.fnUntraced(function* (keys: ReadonlyArray<ImageKey>) {
  const { get, remove } = yield* Images
  const found = yield* Effect.forEach(keys, get)
  yield* Effect.forEach(keys, remove, { discard: true })
  return keys.length === 0 || found.some(Option.isSome)
})

/**
 * Deletes an account immediately and for good, with all its records and the photo. Its links stay reserved, so that
 * nobody else receives feedback meant for the owner. Returns whether the photo is gone (else `honesthive gc` finds
 * it where it is) and whether the store has erased the records from all its files (else it does so as soon as it can).
 */
export const deleteAccount = Effect.fn("deleteAccount")(function* (owner: OwnerId) {
  const { profileImageUrl } = yield* giveUpEmail(owner, (account, former) =>
    Result.succeed({
      change: { put: [former], remove: [{ kind: account.kind, owner, id: owner }] },
      answer: account
    })
  ).pipe(Effect.catchTag("EmailTaken", Effect.die))
  const { forget } = yield* Retention
  return {
    isPhotoGone: yield* Effect.orElseSucceed(removePhoto(photoKeysAt(profileImageUrl)), () => false),
    isForgotten: yield* Effect.isSuccess(Effect.timeout(forget, maxEraseWait))
  }
})
