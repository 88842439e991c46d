import { type ByteString, byteStringOf } from "../responses/byte-string.ts"

const byteLengthOf = (text: string): number => new TextEncoder().encode(text).length

/** A piece of a text as spans of a text that many share, and of one that the texts packed with it share. */
interface PackedPiece {
  readonly shared: ByteString
  readonly from: number
  readonly to: number
}

export interface PackedText {
  readonly pieces: ReadonlyArray<PackedPiece>
}

export type Positions = Uint16Array | Uint32Array

/**
 * `own` holds what the texts have beyond the shared ones, and `pieces` counts the pieces that differ. `spans` are
 * starts and ends in turn; positions beyond the shared text are those of the own one (`ownOffset`).
 */
export interface PackedTexts {
  readonly own: ByteString
  readonly spans: Positions
  readonly packed: ReadonlyArray<PackedText>
  readonly pieces: number
}

interface TextToPack {
  readonly text: string
  readonly shared: string
}

interface TokenIndex {
  readonly tokens: Array<string>
  /** Byte at which each token begins, and the end of the last one. */
  readonly starts: Array<number>
  readonly indexesByToken: Map<string, Array<number>>
}

/** Splits before each data block: a link's pages have equal blocks, or nearly, so that each takes room once. */
const pieceBorder = /(?=<script type="application\/json")/

/** Splits around tags, and around the texts in JSON: a note stands in both, and takes room once. */
const tokenBorder = /(?=<)|(?<=>)|(?=,")|(?<=":")|(?="[,}\]])/

const tokensOf = (text: string): ReadonlyArray<string> => text.split(tokenBorder)

const addToken = ({ tokens, starts, indexesByToken }: TokenIndex, token: string): void => {
  const known = indexesByToken.get(token)
  if (known === undefined) indexesByToken.set(token, [tokens.length])
  else known.push(tokens.length)
  tokens.push(token)
  starts.push((starts.at(-1) ?? 0) + byteLengthOf(token))
}

const indexOf = (tokens: ReadonlyArray<string>): TokenIndex => {
  const index: TokenIndex = { tokens: [], starts: [0], indexesByToken: new Map() }
  for (const token of tokens) addToken(index, token)
  return index
}

interface TokenRun {
  readonly count: number
  readonly start: number
  readonly end: number
}

const noRun: TokenRun = { count: 0, start: 0, end: 0 }

const longestRun = (
  { tokens, starts, indexesByToken }: TokenIndex,
  text: ReadonlyArray<string>,
  first: number
): TokenRun => {
  let best = noRun
  for (const place of indexesByToken.get(text[first] ?? "") ?? []) {
    let count = 1
    while (first + count < text.length && tokens[place + count] === text[first + count]) count++
    if (count > best.count) best = { count, start: starts[place] ?? 0, end: starts[place + count] ?? 0 }
  }
  return best
}

const lengthOf = ({ start, end }: TokenRun): number => end - start

/** One more than the length, so that no span goes from the shared text on into the own. */
const ownOffset = (shared: ByteString): number => shared.length + 1

/** Bytes. A shorter run takes less room repeated than named, and less time to copy. */
const minRunLength = 32

const addSpan = (spans: Array<number>, start: number, end: number): void => {
  if (spans.at(-1) === start) spans.pop()
  else spans.push(start)
  spans.push(end)
}

const spansOf = (text: string, shared: ByteString, known: TokenIndex, own: TokenIndex): Array<number> => {
  const tokens = tokensOf(text)
  const spans: Array<number> = []
  for (let first = 0; first < tokens.length; ) {
    const fromShared = longestRun(known, tokens, first)
    const fromOwn = longestRun(own, tokens, first)
    const isShared = lengthOf(fromShared) >= lengthOf(fromOwn)
    const run = isShared ? fromShared : fromOwn
    const offset = isShared ? 0 : ownOffset(shared)
    if (lengthOf(run) >= minRunLength) {
      addSpan(spans, offset + run.start, offset + run.end)
      first += run.count
    } else {
      addToken(own, tokens[first] ?? "")
      const [start = 0, end = 0] = own.starts.slice(-2)
      addSpan(spans, ownOffset(shared) + start, ownOffset(shared) + end)
      first += 1
    }
  }
  return spans
}

const maxUint16 = 0xffff

const positionsOf = (spans: ReadonlyArray<number>): Positions =>
  spans.every((position) => position <= maxUint16) ? Uint16Array.from(spans) : Uint32Array.from(spans)

interface SharedText {
  readonly bytes: ByteString
  readonly index: TokenIndex
}

/**
 * Packs texts that differ little from each other, and from shared ones. Unpacking costs some microseconds for each,
 * however often it was unpacked before.
 */
export const makePacker = () => {
  const indexed = new Map<string, SharedText>()
  const indexedText = (text: string): SharedText => {
    const shared = indexed.get(text) ?? { bytes: byteStringOf(text), index: indexOf(tokensOf(text)) }
    indexed.set(text, shared)
    return shared
  }
  return (texts: ReadonlyArray<TextToPack>): PackedTexts => {
    const own = indexOf([])
    const spans: Array<number> = []
    const pieces = new Map<string, PackedPiece>()
    const packedPiece = (piece: string, { bytes, index }: SharedText): PackedPiece => {
      const from = spans.length
      spans.push(...spansOf(piece, bytes, index, own))
      return { shared: bytes, from, to: spans.length }
    }
    const packed = texts.map(({ text, shared }): PackedText => {
      const packedPieces = text.split(pieceBorder).map((piece) => {
        const known = pieces.get(piece) ?? packedPiece(piece, indexedText(shared))
        pieces.set(piece, known)
        return known
      })
      return { pieces: packedPieces }
    })
    return { own: byteStringOf(own.tokens.join("")), spans: positionsOf(spans), packed, pieces: pieces.size }
  }
}

export const unpackText = (
  { own, spans }: Pick<PackedTexts, "own" | "spans">,
  { pieces }: PackedText
): ByteString => {
  let text = ""
  for (const { shared, from, to } of pieces) {
    const offset = ownOffset(shared)
    for (let at = from; at < to; at += 2) {
      const start = spans[at] ?? 0
      const end = spans[at + 1] ?? 0
      text += start < offset ? shared.slice(start, end) : own.slice(start - offset, end - offset)
    }
  }
  return text
}
