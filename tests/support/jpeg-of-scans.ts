const segment = (code: number, ...body: ReadonlyArray<number>): ReadonlyArray<number> => [
  0xff,
  code,
  (body.length + 2) >> 8,
  (body.length + 2) & 0xff,
  ...body
]

/** A Huffman table with a single code of one bit. */
const table = (kind: number, symbol: number) => segment(0xc4, kind, 1, ...Array<number>(15).fill(0), symbol)

const scan = (coefficient: number, precision: number, data: ReadonlyArray<number>) => [
  ...segment(0xda, 1, 1, 0, coefficient, coefficient, precision),
  ...data
]

const bitsOfCoefficient = 14

/** The scan of an even coefficient, bit by bit: one code says that none of the 64 blocks has any. */
const refinement = (_: unknown, index: number) => {
  const low = bitsOfCoefficient - 1 - (index % bitsOfCoefficient)
  const high = low === bitsOfCoefficient - 1 ? 0 : low + 1
  return scan(1 + Math.floor(index / bitsOfCoefficient), high * 16 + low, [0b0_000000_1])
}

/** A valid progressive JPEG, grey and of 64 × 64 pixels, with up to 883 scans. */
export const jpegOfScans = (scans: number): Uint8Array =>
  new Uint8Array([
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...Array<number>(64).fill(1)),
    ...segment(0xc2, 8, 0, 64, 0, 64, 1, 1, 0x11, 0),
    ...table(0x00, 0),
    ...table(0x10, 0x60),
    ...scan(0, 0, Array<number>(8).fill(0)),
    ...Array.from({ length: scans - 1 }, refinement).flat(),
    ...[0xff, 0xd9]
  ])
