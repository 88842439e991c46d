export const smallImageSidePixels = 96

/** Part of stored names, so it stays even if the size changes. */
export const smallSuffix = "-96.webp"

export const smallImage = (address: string): string =>
  address.replace(/^(\/uploads\/photos\/[0-9a-f]{32})\.webp$/, `$1${smallSuffix}`)
