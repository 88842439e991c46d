import { Effect } from "effect"
import { badgeKeysOf } from "../../domain/images/image-address.ts"
import { badgeKey } from "../../domain/images/image-key.ts"
import type { SentFile } from "../../domain/images/sent-file.ts"
import { Secrets } from "../../ports/secrets.ts"
import { drawImages, dropImages, storeImages } from "./make-images.ts"

/** Pixels. A medal is at most 168 wide on pages, on screens of twice as many. */
const sides = { page: 384, canonical: 512 } as const

/**
 * Stores a badge's picture in its two renditions. Returns the key for `image` of the catalogue. Nothing names it yet:
 * pipe the change that does through `orDropImages(badgeKeysOf(key))`.
 */
export const storeBadgeImage = Effect.fn("storeBadgeImage")(function* (file: SentFile) {
  const { page, canonical } = badgeKey(yield* (yield* Secrets).uuid)
  const drawn = yield* drawImages(file, [
    { key: page, rendition: { type: "image/webp", side: sides.page, fit: "within" } },
    { key: canonical, rendition: { type: "image/png", side: sides.canonical, fit: "within" } }
  ])
  yield* Effect.uninterruptible(storeImages(drawn))
  return page
})

/** Removes both renditions of what the catalogue's `image` named. Call it once that change is durable. */
export const removeBadgeImage = (image: string | null) => dropImages(badgeKeysOf(image))
