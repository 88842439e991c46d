/** Bytes of UTF-8: what Comprehend takes as one segment. It takes ten; the longest feedback fills seven. */
const largestSegment = 1_000

const encoder = new TextEncoder()

/** A text in pieces that Comprehend takes, cut between code points. */
export const segmentsOf = (text: string): ReadonlyArray<string> => {
  const segments: Array<string> = []
  let segment = ""
  let size = 0
  for (const point of text) {
    const bytes = encoder.encode(point).length
    if (size + bytes > largestSegment) {
      segments.push(segment)
      segment = ""
      size = 0
    }
    segment += point
    size += bytes
  }
  return [...segments, segment]
}
