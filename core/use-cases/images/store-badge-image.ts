import { Effect } from "effect"
import { badgeKeysOf } from "../../domain/images/image-address.ts"
import { badgeKey } from "../../domain/images/image-key.ts"
import type { UploadedFile } from "../../domain/images/uploaded-file.ts"
import { Secrets } from "../../ports/secrets.ts"
import { removeImages, renderImages, storeImages } from "./make-images.ts"

/** Pixels. Pages show medals at up to 168 px, on screens of twice the density. */
const badgeImageSidePixels = { page: 384, canonical: 512 } as const

/**
 * Stores both renditions and returns the catalogue's key. Wrap the change that refers to it in
 * `removeImagesOnFailure(badgeKeysOf(key))`.
 */
export const storeBadgeImage = Effect.fn("storeBadgeImage")(function* (file: UploadedFile) {
  const { page, canonical } = badgeKey(yield* (yield* Secrets).uuid)
  const rendered = yield* renderImages(file, [
    { key: page, rendition: { type: "image/webp", side: badgeImageSidePixels.page, fit: "within" } },
    { key: canonical, rendition: { type: "image/png", side: badgeImageSidePixels.canonical, fit: "within" } }
  ])
  yield* Effect.uninterruptible(storeImages(rendered))
  return page
})

export const removeBadgeImage = (image: string | null) => removeImages(badgeKeysOf(image))
