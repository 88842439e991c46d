const marker = { begin: 0xff, endOfImage: 0xd9, startOfScan: 0xda } as const

/** These stand alone: a byte 0xff of compressed data (before 0x00), a filler, and markers without a segment. */
const hasSegment = (code: number): boolean =>
  code > 0x01 && code !== marker.begin && !(code >= 0xd0 && code <= 0xd8)

/** Scans of a JPEG, found as a decoder finds them: segments are skipped, and what follows the image is not read. */
export const countScans = (jpeg: Uint8Array): number => {
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
