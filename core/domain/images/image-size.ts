/** The largest file of a picture that is taken (spec section 5). */
export const imageMegabytes = 5

export const imageBytes = imageMegabytes * 1024 * 1024
