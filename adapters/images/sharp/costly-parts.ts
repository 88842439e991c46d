import { sniffImage } from "#core/domain/images/sniff-image.ts"

const marker = { begin: 0xff, endOfImage: 0xd9, startOfScan: 0xda } as const

/** No segment follows a byte 0xff of compressed data (before 0x00), a filler, the begin or a restart of an image. */
const hasSegment = (code: number): boolean =>
  code > 0x01 && code !== marker.begin && !(code >= 0xd0 && code <= 0xd8)

/** Found as a decoder finds them: segments are skipped, and what follows the image is not read. */
const countScans = (jpeg: Uint8Array): number => {
  let scans = 0
  for (let at = 0; at < jpeg.length - 3; at++) {
    const code = jpeg[at + 1] ?? 0
    if (jpeg[at] !== marker.begin || !hasSegment(code)) continue
    if (code === marker.endOfImage) return scans
    if (code === marker.startOfScan) scans++
    at += 1 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
  }
  return scans
}

/** Counted wherever they stand, since no parser finds more; by chance a file has hardly ever the same four bytes. */
const hasMoreThan = (limit: number, file: Uint8Array, name: string): boolean => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  let [count, at] = [0, bytes.indexOf(name)]
  while (at >= 0 && count <= limit) {
    count++
    at = bytes.indexOf(name, at + name.length)
  }
  return count > limit
}

/** More than any program makes: a progressive JPEG has a dozen scans. */
const maxParts = { scans: 100, compressedTexts: 100, frames: 1_000 } as const

/**
 * Whether a file of a few megabytes would keep the decoder for seconds or minutes: it goes over all pixels of a JPEG for
 * each scan, inflates each compressed text of a PNG to 8 MB, and to reach a frame of a WebP it passes all before.
 */
export const hasCostlyParts = (file: Uint8Array): boolean => {
  switch (sniffImage(file)) {
    case "image/jpeg":
      return countScans(file) > maxParts.scans
    case "image/png":
      return ["zTXt", "iTXt"].some((name) => hasMoreThan(maxParts.compressedTexts, file, name))
    case "image/webp":
      return hasMoreThan(maxParts.frames, file, "ANMF")
    default:
      return false
  }
}
