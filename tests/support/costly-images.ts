import { crc32, deflateSync } from "node:zlib"

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

const riffChunk = (name: string, ...parts: ReadonlyArray<Uint8Array>): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.write(name, "latin1")
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** Where the chunk of the pixels begins in a lossless WebP: behind RIFF, its length, and WEBP. */
const pixelsStart = 12

/** A valid animation of equal frames, made from a lossless WebP of a single pixel. */
export const webpOfFrames = (frames: number, pixel: Uint8Array): Uint8Array => {
  const frame = riffChunk("ANMF", Buffer.alloc(16), pixel.subarray(pixelsStart))
  const isAnimated = 0x02
  return riffChunk(
    "RIFF",
    Buffer.from("WEBP"),
    riffChunk("VP8X", Buffer.from([isAnimated, ...Array<number>(9).fill(0)])),
    riffChunk("ANIM", Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame)
  )
}

const pngChunk = (name: string, data: Uint8Array): Buffer => {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), data])]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Where a PNG's first chunk ends. */
const headerEnd = 33

/** Begins a compressed text: its keyword, and in an iTXt that it is compressed, and in no language. */
const textHeads = { zTXt: "a\0\0", iTXt: "a\0\x01\0\0\0" } as const

/** A PNG with that many compressed texts, which show nothing. */
export const pngOfTexts =
  (name: keyof typeof textHeads) =>
  (texts: number, png: Uint8Array): Uint8Array => {
    const text = pngChunk(name, Buffer.concat([Buffer.from(textHeads[name]), deflateSync("text")]))
    return Buffer.concat([
      png.subarray(0, headerEnd),
      ...Array<Buffer>(texts).fill(text),
      png.subarray(headerEnd)
    ])
  }
