/** Comprehend's limit for a segment, in UTF-8 bytes. It takes ten segments; the longest feedback fills seven. */
const maxSegmentBytes = 1_000

const encoder = new TextEncoder()

export const segmentsOf = (text: string): ReadonlyArray<string> => {
  const segments: Array<string> = []
  let segment = ""
  let size = 0
  for (const point of text) {
    const bytes = encoder.encode(point).length
    if (size + bytes > maxSegmentBytes) {
      segments.push(segment)
      segment = ""
      size = 0
    }
    segment += point
    size += bytes
  }
  return [...segments, segment]
}
