/** Pixels a side of the smaller photo. */
export const smallPhotoSide = 96

/** The address of a photo's smaller size; another address stays as it is. */
export const smallPhoto = (address: string): string =>
  address.replace(/^(\/uploads\/photos\/[0-9a-f]{32})\.webp$/, `$1-${smallPhotoSide}.webp`)
