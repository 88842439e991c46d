const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/** The smallest picture: a PNG of one pixel. */
export const smallPng = (): File =>
  new File([Buffer.from(onePixel, "base64")], "badge.png", { type: "image/png" })
