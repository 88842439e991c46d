import { Brand } from "effect"
import { smallSuffix } from "./small-image.ts"

export const imageFolders = ["photos", "badges"] as const

type ImageFolder = (typeof imageFolders)[number]

/**
 * Name of a stored image: `photos/` or `badges/`, 32 hex digits, and a suffix. Generated, used once, and safe as a
 * path.
 */
export type ImageKey = string & Brand.Brand<"ImageKey">
const ImageKey = Brand.nominal<ImageKey>()

const imageKeyPattern = /^(?:photos\/[0-9a-f]{32}(?:-96)?\.webp|badges\/[0-9a-f]{32}\.(?:webp|png))$/

/** Parses a key. Undefined for anything else, so that no other path reaches the file system. */
export const imageKeyOf = (text: string | null): ImageKey | undefined =>
  text !== null && imageKeyPattern.test(text) ? ImageKey(text) : undefined

const makeImageKey = (folder: ImageFolder, id: string, suffix: string): ImageKey =>
  ImageKey(`${folder}/${id.replaceAll("-", "")}${suffix}`)

export const photoKey = (id: string) => ({
  large: makeImageKey("photos", id, ".webp"),
  small: makeImageKey("photos", id, smallSuffix)
})

export const badgeKey = (id: string) => ({
  page: makeImageKey("badges", id, ".webp"),
  canonical: makeImageKey("badges", id, ".png")
})

export type ImageType = "image/png" | "image/webp"

export const imageTypeOf = (key: ImageKey): ImageType => (key.endsWith(".png") ? "image/png" : "image/webp")
