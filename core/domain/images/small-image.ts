/** Pixels a side of the small photo. */
export const smallImageSide = 96

/** Suffix of a small photo's name. Stored names have it, so it stays whatever the side becomes. */
export const smallSuffix = "-96.webp"

/** Address of the small photo; other addresses stay unchanged. */
export const smallImage = (address: string): string =>
  address.replace(/^(\/uploads\/photos\/[0-9a-f]{32})\.webp$/, `$1${smallSuffix}`)
