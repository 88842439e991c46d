/** Pixels a side of the smaller photo. */
export const smallImageSide = 96

/** The address of a photo's smaller size; another address stays as it is. */
export const smallImage = (address: string): string =>
  address.replace(/^(\/uploads\/photos\/[0-9a-f]{32})\.webp$/, `$1-${smallImageSide}.webp`)
