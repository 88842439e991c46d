import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http"
import { request as httpsRequest, Agent as SecureAgent } from "node:https"
import { promisify } from "node:util"
import { brotliDecompress, gunzip, inflate, type ZlibOptions, zstdDecompress } from "node:zlib"
import { defaultLanguage, type Language } from "#core/domain/languages/language.ts"
import type {
  BrowserRequest,
  BrowserResponse,
  FetchDestination,
  SiteBrowser
} from "../verification/comparison.ts"

const responseTimeoutSeconds = 20

const maxConnections = 6

/** Firefox ESR, because one version of it is in use for many months. */
const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0"

const acceptHeaders: Readonly<Record<FetchDestination, string>> = {
  document: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  font: "application/font-woff2;q=1.0,application/font-woff;q=0.9,*/*;q=0.8",
  image: "image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5",
  manifest: "*/*",
  script: "*/*",
  style: "text/css,*/*;q=0.1"
}

const fetchModes: Readonly<Record<FetchDestination, string>> = {
  document: "navigate",
  font: "cors",
  image: "no-cors",
  manifest: "cors",
  script: "cors",
  style: "no-cors"
}

/** Browsers omit these on plain http, where others could read them. */
const secureHeadersOf = (destination: FetchDestination): ReadonlyArray<string> =>
  destination === "document"
    ? [
        ...["Upgrade-Insecure-Requests", "1", "Sec-Fetch-Dest", "document", "Sec-Fetch-Mode", "navigate"],
        ...["Sec-Fetch-Site", "none", "Sec-Fetch-User", "?1", "Priority", "u=0, i"]
      ]
    : [
        ...["Sec-Fetch-Dest", destination, "Sec-Fetch-Mode", fetchModes[destination]],
        ...["Sec-Fetch-Site", "same-origin"]
      ]

const acceptLanguageOf = (language: Language): string =>
  language === defaultLanguage ? "en-US,en;q=0.5" : `${language}-IN,${language};q=0.8,en-US;q=0.5,en;q=0.3`

type HeadersFor = Pick<BrowserRequest, "destination" | "language">

/** In a browser's order: names and values alternate. */
const headersOf = (origin: URL, { destination, language }: HeadersFor): ReadonlyArray<string> => {
  const isSecure = origin.protocol === "https:"
  return [
    ...["Host", origin.host, "User-Agent", userAgent, "Accept", acceptHeaders[destination]],
    ...["Accept-Language", acceptLanguageOf(language)],
    ...["Accept-Encoding", isSecure ? "gzip, deflate, br, zstd" : "gzip, deflate"],
    ...(destination === "document" ? [] : ["Referer", `${origin.origin}/`]),
    ...["Connection", "keep-alive"],
    ...(isSecure ? secureHeadersOf(destination) : [])
  ]
}

const tooLong = (maxBytes: number): Error => new Error(`is longer than ${maxBytes} bytes`)

const joinHeaders = (rawHeaders: ReadonlyArray<string>): ReadonlyMap<string, string> => {
  const joined = new Map<string, string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2)
    const before = joined.get(name.toLowerCase())
    joined.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`)
  }
  return joined
}

const readAtMost = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Array<Buffer> = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLong(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

type Decoder = (bytes: Buffer, options: ZlibOptions) => Promise<Buffer>

const decoders: ReadonlyMap<string, Decoder> = new Map([
  ["br", promisify(brotliDecompress)],
  ["deflate", promisify(inflate)],
  ["gzip", promisify(gunzip)],
  ["identity", (bytes) => Promise.resolve(bytes)],
  ["zstd", promisify(zstdDecompress)]
])

/** A tiny file may be longer compressed than plain. */
const maxCodingBytes = 1_024

const readBody = async (response: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const coding = response.headers["content-encoding"] ?? "identity"
  const decode = decoders.get(coding)
  if (decode === undefined) throw new Error(`has an unknown content-encoding: ${coding}`)
  const sent = await readAtMost(response, maxBytes + maxCodingBytes)
  const body = await decode(sent, { maxOutputLength: maxBytes }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ERR_BUFFER_TOO_LARGE" ? tooLong(maxBytes) : error
  })
  if (body.length > maxBytes) throw tooLong(maxBytes)
  return body
}

const responseOf = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once("response", resolve)
    request.once("error", reject)
    // A hint may name other sites, which a browser would connect to.
    request.once("information", ({ statusCode }) => reject(new Error(`begins with the status ${statusCode}`)))
    request.end()
  })

/** A client that can't be told from a browser by its headers. Its TLS and its order of requests still differ. */
export const openSite = (origin: URL): SiteBrowser => {
  const isSecure = origin.protocol === "https:"
  const agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: maxConnections })
  const send = isSecure ? httpsRequest : httpRequest
  const request = async ({ path, maxBytes, ...asked }: BrowserRequest): Promise<BrowserResponse> => {
    const signal = AbortSignal.timeout(responseTimeoutSeconds * 1000)
    const sent = send(new URL(path, origin), { agent, headers: headersOf(origin, asked), signal })
    try {
      const response = await responseOf(sent)
      const body = await readBody(response, maxBytes)
      return { status: response.statusCode ?? 0, headers: joinHeaders(response.rawHeaders), body }
    } catch (error) {
      sent.destroy()
      throw signal.aborted ? new Error(`took longer than ${responseTimeoutSeconds} seconds`) : error
    }
  }
  return { request, close: () => agent.destroy() }
}
