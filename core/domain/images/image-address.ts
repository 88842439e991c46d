import { type ImageKey, imageKeyOf } from "./image-key.ts"
import { smallSuffix } from "./small-image.ts"

const uploadsRoot = "/uploads/"

export const imageAddress = (key: ImageKey): string => `${uploadsRoot}${key}`

export const imageAt = (address: string | null): ImageKey | undefined =>
  address?.startsWith(uploadsRoot) ? imageKeyOf(address.slice(uploadsRoot.length)) : undefined

const withSecond = (key: ImageKey | undefined, ending: string): ReadonlyArray<ImageKey> =>
  key === undefined
    ? []
    : [...new Set([key, key.replace(".webp", ending)])].flatMap((text) => imageKeyOf(text) ?? [])

export const photoKeysAt = (address: string | null): ReadonlyArray<ImageKey> =>
  withSecond(imageAt(address), smallSuffix)

export const badgeKeysOf = (image: string | null): ReadonlyArray<ImageKey> =>
  withSecond(imageKeyOf(image), ".png")
