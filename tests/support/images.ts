import sharp from "sharp"

/** A photo with the metadata of a phone: author and place. `size` is its width in pixels. */
export const phonePhoto = async (size = 900, background = { r: 210, g: 120, b: 40 }): Promise<Buffer> =>
  sharp({ create: { width: size, height: Math.round(size * 0.75), channels: 3, background } })
    .withExif({ IFD0: { Artist: "CANARY" }, IFD3: { GPSLatitude: "51/1 28/1 40/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer()

export const photoForm = (photo: Uint8Array, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set("profileImage", new File([new Uint8Array(photo)], "me.jpg", { type: "image/jpeg" }))
  return form
}
