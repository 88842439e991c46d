/** Maximum size of an uploaded image (spec section 5). */
export const imageMegabytes = 5

export const imageBytes = imageMegabytes * 1024 * 1024
