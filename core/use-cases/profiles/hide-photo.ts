import { Effect, Option, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { isReachable } from "../../domain/accounts/page-state.ts"
import { emptyChange, putChange } from "../../domain/hives/change.ts"
import { imageAddress, photoKeysAt } from "../../domain/images/image-address.ts"
import { type ImageKey, photoKey } from "../../domain/images/image-key.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Images } from "../../ports/images.ts"
import { Secrets } from "../../ports/secrets.ts"
import { removeImagesOnFailure, storeImages } from "../images/make-images.ts"
import { discardPhoto } from "./discard-photo.ts"

const copyPhoto = Effect.fnUntraced(function* (keys: ReadonlyArray<ImageKey>) {
  const found = yield* Effect.forEach(keys, (yield* Images).get)
  const { large, small } = photoKey(yield* (yield* Secrets).uuid)
  const copies = [large, small].flatMap((key, index) => {
    const bytes = Option.getOrUndefined(found[index] ?? Option.none())
    return bytes === undefined ? [] : [{ key, bytes }]
  })
  yield* storeImages(copies)
  return { address: imageAddress(large), copied: copies.map(({ key }) => key) }
})

/**
 * Gives the photo of a closed page an address that its owner alone knows, because photos are sent to whoever knows the
 * address. Never fails: the page is closed in any case.
 */
export const hidePhoto = Effect.fn("hidePhoto")(
  function* (owner: OwnerId) {
    const hives = yield* HiveStore
    const { profileImageUrl } = (yield* hives.read(owner, {})).account
    const shown = photoKeysAt(profileImageUrl)
    if (shown.length === 0) return
    const { address, copied } = yield* copyPhoto(shown)
    const isHidden = yield* hives
      .change(owner, {}, ({ account }) => {
        const mayHide = !isReachable(account) && account.profileImageUrl === profileImageUrl
        const hidden = { ...account, profileImageUrl: address }
        return Result.succeed({ change: mayHide ? putChange(hidden) : emptyChange, answer: mayHide })
      })
      .pipe(removeImagesOnFailure(copied))
    yield* discardPhoto(isHidden ? profileImageUrl : address)
  },
  Effect.uninterruptible,
  Effect.catch((cause) =>
    Effect.logWarning("A closed page's photo keeps its address until the page is closed again", cause)
  )
)
