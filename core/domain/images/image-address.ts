import { type ImageKey, imageKeyOf } from "./image-key.ts"

const root = "/uploads/"

/** Where pages find a stored picture. The name never means another picture. */
export const imageAddress = (key: ImageKey): string => `${root}${key}`

/** The key behind an address of ours. */
export const imageAt = (address: string): ImageKey | undefined =>
  address.startsWith(root) ? imageKeyOf(address.slice(root.length)) : undefined

const siblingOf = (key: string, pattern: RegExp, suffix: string): ImageKey | undefined =>
  pattern.test(key) ? imageKeyOf(key.replace(pattern, suffix)) : undefined

const withSibling = (key: ImageKey | undefined, pattern: RegExp, suffix: string): ReadonlyArray<ImageKey> => {
  const sibling = key === undefined ? undefined : siblingOf(key, pattern, suffix)
  return [key, sibling].filter((found) => found !== undefined)
}

/** Both sizes of the photo at an account's `profileImageUrl`; none for no photo, or one that is not ours. */
export const photoKeysAt = (address: string | null): ReadonlyArray<ImageKey> =>
  address === null ? [] : withSibling(imageAt(address), /(?<!-96)\.webp$/, "-96.webp")

/** Both renditions of the picture that a badge's `image` names. */
export const badgeKeysOf = (image: string | null): ReadonlyArray<ImageKey> =>
  image === null ? [] : withSibling(imageKeyOf(image), /\.webp$/, ".png")
