const bmpEncoding = { platform: 3, encoding: 1 } as const

const findTable = (font: DataView, name: string): number => {
  const count = font.getUint16(4)
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(at + byte)))
    if (tag === name) return font.getUint32(at + 8)
  }
  throw new Error(`a font without a ${name} table`)
}

/** The segments of a table of format 4, which the fonts cut by `npm run build` have. */
const findSegments = (font: DataView): number => {
  const cmap = findTable(font, "cmap")
  for (let at = cmap + 4; at < cmap + 4 + 8 * font.getUint16(cmap + 2); at += 8) {
    const table = cmap + font.getUint32(at + 4)
    const isUnicode =
      font.getUint16(at) === bmpEncoding.platform && font.getUint16(at + 2) === bmpEncoding.encoding
    if (isUnicode && font.getUint16(table) === 4) return table
  }
  throw new Error("a font without characters of the basic plane")
}

/** Code points for which a TrueType font has a glyph (`cmap`, OpenType 1.9). */
export const coveredCharacters = (file: Uint8Array): ReadonlySet<number> => {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const table = findSegments(font)
  const doubledCount = font.getUint16(table + 6)
  const covered = new Set<number>()
  for (let segment = 0; segment < doubledCount; segment += 2) {
    const last = font.getUint16(table + 14 + segment)
    const first = font.getUint16(table + 16 + doubledCount + segment)
    for (let character = first; character <= last && character !== 0xffff; character++) covered.add(character)
  }
  return covered
}
