const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/** The smallest picture: a PNG of one pixel. */
export const smallPng = (): File =>
  new File([Uint8Array.from(atob(onePixel), (sign) => sign.charCodeAt(0))], "badge.png", {
    type: "image/png"
  })
