import { sniffImage } from "#core/domain/images/sniff-image.ts"

export interface ImageSize {
  readonly width: number
  readonly height: number
}

const pngSize = (view: DataView): ImageSize => ({ width: view.getUint32(16), height: view.getUint32(20) })

/** Segments that hold the frame's size: SOF0–SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpegSize = (view: DataView): ImageSize => {
  let at = 2
  while (!isFrame(view.getUint8(at + 1))) {
    at += view.getUint8(at + 1) === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

const webpSize = (view: DataView): ImageSize => {
  const kind = String.fromCharCode(view.getUint8(15))
  if (kind === "X") return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (kind === "L") {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const imageSizeReaders = { "image/png": pngSize, "image/jpeg": jpegSize, "image/webp": webpSize } as const

/** Dimensions from the header, without decoding; undefined if it is truncated. */
export const imageSizeOf = (bytes: Uint8Array): ImageSize | undefined => {
  const type = sniffImage(bytes)
  try {
    return type && imageSizeReaders[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    return undefined
  }
}
