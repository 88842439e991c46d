import { type ImageKey, imageKeyOf } from "./image-key.ts"
import { smallSuffix } from "./small-image.ts"

const root = "/uploads/"

/** Immutable address of a stored image. */
export const imageAddress = (key: ImageKey): string => `${root}${key}`

/** Key of an address, if it is one of ours. */
export const imageAt = (address: string | null): ImageKey | undefined =>
  address?.startsWith(root) ? imageKeyOf(address.slice(root.length)) : undefined

/** A key and its second rendition, which has this ending. */
const withSecond = (key: ImageKey | undefined, ending: string): ReadonlyArray<ImageKey> =>
  key === undefined
    ? []
    : [...new Set([key, key.replace(".webp", ending)])].flatMap((text) => imageKeyOf(text) ?? [])

/** Both sizes of an account's photo; empty for no photo, or one that is not ours. */
export const photoKeysAt = (address: string | null): ReadonlyArray<ImageKey> =>
  withSecond(imageAt(address), smallSuffix)

/** Both renditions of a badge's image. */
export const badgeKeysOf = (image: string | null): ReadonlyArray<ImageKey> =>
  withSecond(imageKeyOf(image), ".png")
