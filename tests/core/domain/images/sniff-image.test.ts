import { expect, test } from "vitest"
import { sniffImage } from "#core/domain/images/sniff-image.ts"

/** RIFF holds sounds and films, too. */
test.each([
  ["RIFFsizeWEBP", "image/webp"],
  ["RIFFsizeWAVE", undefined],
  ["sizesizeWEBP", undefined]
])("a file that begins with %j is taken for %s", (start, type) =>
  expect(sniffImage(new TextEncoder().encode(start))).toBe(type)
)
