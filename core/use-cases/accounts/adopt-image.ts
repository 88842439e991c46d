import { Effect, Result, Schema } from "effect"
import { BackgroundJobs } from "../../concurrency/background-jobs.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import { changed } from "../../domain/hives/change-result.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import type { Issuer } from "../../ports/identity-provider.ts"
import { removeImagesOnFailure, storeImages } from "../images/make-images.ts"
import { photoChangeOf } from "../profiles/profile-image.ts"

const adoptTimeoutMillis = 2_000

class PhotoChosen extends Schema.TaggedError<PhotoChosen>()("PhotoChosen", {}) {}

const keepPhoto = Effect.fnUntraced(function* (owner: OwnerId, photo: AdoptedPhoto) {
  yield* storeImages(photo.newImages)
  yield* (yield* HiveStore)
    .change(owner, {}, ({ account }) =>
      account.profileImageUrl === null
        ? changed(putChange({ ...account, profileImageUrl: photo.address ?? null }))
        : Result.fail(new PhotoChosen())
    )
    .pipe(removeImagesOnFailure(photo.newImages.map(({ key }) => key)))
}, Effect.uninterruptible)

type AdoptedPhoto = Effect.Success<ReturnType<typeof photoChangeOf>>

const adoptPhoto = Effect.fnUntraced(function* (owner: OwnerId, address: string, issuer: Issuer) {
  const photo = yield* photoChangeOf({ profileImage: yield* issuer.fetchImage(address) })
  yield* keepPhoto(owner, photo)
})

/**
 * Fetches the issuer's image once, renders it and stores it as the owner's photo, unless there is a photo already.
 * Never links to it. A failure leaves no photo and never stops a sign-in.
 */
export const adoptImage = Effect.fn("adoptImage")(function* (
  owner: OwnerId,
  address: string,
  issuer: Issuer
) {
  const work = adoptPhoto(owner, address, issuer).pipe(
    // The cause is not logged: it may contain the image's URL, which is personal data.
    Effect.catchCause(() => Effect.logDebug("The picture of a new account was not imported"))
  )
  const name = `picture of ${owner}`
  yield* (yield* BackgroundJobs).run({ name, purpose: name, rest: 0, work }, adoptTimeoutMillis)
})
