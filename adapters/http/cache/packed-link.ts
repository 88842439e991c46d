import type { Language } from "#core/domain/languages/language.ts"
import type { ByteString } from "../responses/byte-string.ts"
import type { PlainResponse } from "../responses/plain-response.ts"
import { makePacker, type PackedText, type PackedTexts, type Positions, unpackText } from "./packed-texts.ts"

export type LinkResponseKind = `${"page" | "thanks"} ${Language}` | "profile" | "badges" | "answers"

export type LinkResponses = Readonly<Record<LinkResponseKind, PlainResponse>>

export interface CachedResponse extends Pick<PlainResponse, "status" | "headers"> {
  readonly body: ByteString
  /** Names and values alternate; security headers are included. */
  readonly wireHeaders: ReadonlyArray<string>
}

type ResponseHead = Pick<CachedResponse, "status" | "headers" | "wireHeaders">

interface PackedResponse extends PackedText {
  readonly head: ResponseHead
}

export interface PackedLink {
  readonly own: ByteString
  readonly spans: Positions
  readonly responses: ReadonlyMap<string, PackedResponse>
  readonly estimatedBytes: number
}

export interface PackingOptions {
  readonly samples: () => ReadonlyMap<string, string>
  readonly wireHeadersOf: (response: PlainResponse, kind: string) => ReadonlyArray<string>
}

/** Bytes of the bookkeeping for a link, for each of its responses, and for each piece of these. */
const overhead = { link: 1_000, response: 200, piece: 80 } as const

const bytesOf = ({ own, spans, packed, pieces }: PackedTexts): number =>
  overhead.link + own.length + spans.byteLength + overhead.response * packed.length + overhead.piece * pieces

const textOf = ({ body }: PlainResponse): string => {
  if (typeof body !== "string") throw new Error("only a text is cached")
  return body
}

const makeHeads = ({ wireHeadersOf }: PackingOptions) => {
  const heads = new Map<string, ResponseHead>()
  return (kind: string, response: PlainResponse): ResponseHead => {
    const { status, headers } = response
    const head = { status, headers, wireHeaders: wireHeadersOf(response, kind) }
    const key = JSON.stringify(head)
    const known = heads.get(key) ?? head
    heads.set(key, known)
    return known
  }
}

export const makeLinkPacker = (options: PackingOptions) => {
  const headOf = makeHeads(options)
  const packTexts = makePacker()
  return (rendered: LinkResponses): PackedLink => {
    const samples = options.samples()
    const entries = Object.entries(rendered)
    const texts = packTexts(
      entries.map(([kind, response]) => ({ text: textOf(response), shared: samples.get(kind) ?? "" }))
    )
    const { own, spans, packed } = texts
    const responses = entries.flatMap(([kind, response], index): ReadonlyArray<[string, PackedResponse]> => {
      const text = packed[index]
      return text === undefined ? [] : [[kind, { ...text, head: headOf(kind, response) }]]
    })
    return { own, spans, responses: new Map(responses), estimatedBytes: bytesOf(texts) }
  }
}

export const unpackResponse = (link: PackedLink, kind: LinkResponseKind): CachedResponse | undefined => {
  const found = link.responses.get(kind)
  return found && { ...found.head, body: unpackText(link, found) }
}
