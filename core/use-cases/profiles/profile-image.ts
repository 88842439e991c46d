import { Effect } from "effect"
import { imageAddress } from "../../domain/images/image-address.ts"
import { photoKey } from "../../domain/images/image-key.ts"
import { smallImageSidePixels } from "../../domain/images/small-image.ts"
import type { UploadedFile } from "../../domain/images/uploaded-file.ts"
import { Secrets } from "../../ports/secrets.ts"
import { type RenderedImage, renderImages } from "../images/make-images.ts"

export interface PhotoFields {
  readonly profileImage?: UploadedFile
  readonly removeImage?: string
}

/** Pixels. The photo is at most 124 px wide on the visitor's page, and 36 px in the app's frame. */
const photoSidePixels = { large: 384, small: smallImageSidePixels } as const

export interface PhotoChange {
  /** Undefined keeps the photo; null removes it. */
  readonly address: string | null | undefined
  readonly newImages: ReadonlyArray<RenderedImage>
}

const renderPhoto = Effect.fnUntraced(function* (file: UploadedFile) {
  const { large, small } = photoKey(yield* (yield* Secrets).uuid)
  const newImages = yield* renderImages(file, [
    { key: large, rendition: { type: "image/webp", side: photoSidePixels.large, fit: "crop" } },
    { key: small, rendition: { type: "image/webp", side: photoSidePixels.small, fit: "crop" } }
  ])
  return { address: imageAddress(large), newImages }
})

export const photoChangeOf = Effect.fnUntraced(function* ({ profileImage, removeImage }: PhotoFields) {
  if (profileImage !== undefined) return (yield* renderPhoto(profileImage)) satisfies PhotoChange
  return { address: removeImage === "true" ? null : undefined, newImages: [] } satisfies PhotoChange
})
