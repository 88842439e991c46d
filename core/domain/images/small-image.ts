/** Pixels a side of the smaller photo. */
export const smallImageSide = 96

/** How the stored name of a smaller photo ends. Names stand in stores: it stays, whatever the side becomes. */
export const smallSuffix = "-96.webp"

/** The address of a photo's smaller size; another address stays as it is. */
export const smallImage = (address: string): string =>
  address.replace(/^(\/uploads\/photos\/[0-9a-f]{32})\.webp$/, `$1${smallSuffix}`)
