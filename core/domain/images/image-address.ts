import { type ImageKey, imageKeyOf } from "./image-key.ts"
import { smallSuffix } from "./small-image.ts"

const root = "/uploads/"

/** Where pages find a stored picture. The name never means another picture. */
export const imageAddress = (key: ImageKey): string => `${root}${key}`

/** The key behind an address of ours. */
export const imageAt = (address: string | null): ImageKey | undefined =>
  address?.startsWith(root) ? imageKeyOf(address.slice(root.length)) : undefined

/** A key, and where its picture is kept in two ways, that of the second, which ends so. */
const withSecond = (key: ImageKey | undefined, ending: string): ReadonlyArray<ImageKey> =>
  key === undefined
    ? []
    : [...new Set([key, key.replace(".webp", ending)])].flatMap((text) => imageKeyOf(text) ?? [])

/** Both sizes of the photo at an account's `profileImageUrl`; none for no photo, or one that is not ours. */
export const photoKeysAt = (address: string | null): ReadonlyArray<ImageKey> =>
  withSecond(imageAt(address), smallSuffix)

/** Both renditions of the picture that a badge's `image` names. */
export const badgeKeysOf = (image: string | null): ReadonlyArray<ImageKey> =>
  withSecond(imageKeyOf(image), ".png")
