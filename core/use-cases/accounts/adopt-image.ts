import { Effect, Result, Schema } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { putting } from "../../domain/hives/change.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import type { Issuer } from "../../ports/identity-provider.ts"
import { orDropImages, storeImages } from "../images/make-images.ts"
import { photoChangeOf } from "../profiles/profile-image.ts"
import { Errands } from "../support/errands.ts"

/** Milliseconds that a sign-in waits for the picture; the work goes on without it. */
const patience = 2_000

class PhotoChosen extends Schema.TaggedError<PhotoChosen>()("PhotoChosen", {}) {}

const keep = Effect.fnUntraced(function* (owner: OwnerId, photo: Photo) {
  yield* storeImages(photo.drawn)
  yield* (yield* HiveStore)
    .change(owner, {}, ({ account }) =>
      account.profileImageUrl === null
        ? Result.succeed({
            change: putting({ ...account, profileImageUrl: photo.address ?? null }),
            answer: undefined
          })
        : Result.fail(new PhotoChosen())
    )
    .pipe(orDropImages(photo.drawn.map(({ key }) => key)))
}, Effect.uninterruptible)

type Photo = Effect.Success<ReturnType<typeof photoChangeOf>>

const adopt = Effect.fnUntraced(function* (owner: OwnerId, address: string, issuer: Issuer) {
  const photo = yield* photoChangeOf({ profileImage: yield* issuer.fetchImage(address) })
  yield* keep(owner, photo)
})

/**
 * Makes the picture that the issuer names the owner's photo, if there is none yet: fetched once, drawn again, stored,
 * never linked to. Whatever fails, there is no photo, and nobody is kept from signing in.
 */
export const adoptImage = Effect.fn("adoptImage")(function* (
  owner: OwnerId,
  address: string,
  issuer: Issuer
) {
  const work = adopt(owner, address, issuer).pipe(
    // Why may hold the picture's address, which is somebody's: that is not logged.
    Effect.catchCause(() => Effect.logDebug("The picture of a new account was not taken over"))
  )
  const name = `picture of ${owner}`
  yield* (yield* Errands).run({ name, purpose: name, rest: 0, work }, patience)
})
