import { Effect } from "effect"
import { imageAddress } from "../../domain/images/image-address.ts"
import { photoKey } from "../../domain/images/image-key.ts"
import type { SentFile } from "../../domain/images/sent-file.ts"
import { smallImageSide } from "../../domain/images/small-image.ts"
import { Secrets } from "../../ports/secrets.ts"
import { type DrawnImage, drawImages } from "../images/make-images.ts"

/** What a save says of the photo; a file that is sent counts more than its removal. */
export interface PhotoFields {
  readonly profileImage?: SentFile
  /** `true` deletes it. */
  readonly removeImage?: string
}

/** Pixels: the photo is at most 124 wide on the visitor's page, and 36 in the app's frame. */
const sides = { large: 384, small: smallImageSide } as const

export interface PhotoChange {
  /** Undefined: the photo stays as it is; null: it goes. */
  readonly address: string | null | undefined
  /** To be stored before an account names the address. */
  readonly drawn: ReadonlyArray<DrawnImage>
}

const drawPhoto = Effect.fnUntraced(function* (file: SentFile) {
  const { large, small } = photoKey(yield* (yield* Secrets).uuid)
  const drawn = yield* drawImages(file, [
    { key: large, rendition: { type: "image/webp", side: sides.large, fit: "crop" } },
    { key: small, rendition: { type: "image/webp", side: sides.small, fit: "crop" } }
  ])
  return { address: imageAddress(large), drawn }
})

/** What a save makes of the photo. Nothing is stored yet. */
export const photoChangeOf = Effect.fnUntraced(function* ({ profileImage, removeImage }: PhotoFields) {
  if (profileImage !== undefined) return (yield* drawPhoto(profileImage)) satisfies PhotoChange
  return { address: removeImage === "true" ? null : undefined, drawn: [] } satisfies PhotoChange
})
