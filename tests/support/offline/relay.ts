import { Buffer } from "node:buffer"
import type { IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"
import type { Page } from "playwright-core"

interface RelayResponse {
  readonly status: number
  readonly headers: ReadonlyArray<readonly [string, string]>
  readonly cookies: ReadonlyArray<string>
  /** Base64. */
  readonly body: string
}

/** Runs in the page and sends the request to its product. */
const requestInPage = `async ({ method, url, headers, body }) => {
  const bytes = body === "" ? undefined : Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))
  const request = new Request(url, { method, body: bytes })
  Object.defineProperty(request, "headers", { value: new Headers(headers) })
  const { response, cookies } = await globalThis.honesthive.fetchWithCookies(request)
  const told = new Uint8Array(await response.arrayBuffer())
  const signs = []
  for (let at = 0; at < told.length; at += 8192) signs.push(String.fromCharCode(...told.subarray(at, at + 8192)))
  return { status: response.status, headers: [...response.headers], cookies, body: btoa(signs.join("")) }
}`

const headersOf = ({ rawHeaders }: IncomingMessage): ReadonlyArray<readonly [string, string]> =>
  rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() !== "connection"
      ? [[name, rawHeaders[index + 1] ?? ""] as const]
      : []
  )

export const relayToPage = async (page: Page, request: IncomingMessage): Promise<RelayResponse> => {
  const body = await buffer(request)
  const asked = {
    method: request.method ?? "GET",
    url: `http://${request.headers.host}${request.url}`,
    headers: headersOf(request),
    body: body.toString("base64")
  }
  return page.evaluate<RelayResponse>(`(${requestInPage})(${JSON.stringify(asked)})`)
}

export const bytesOf = ({ body }: RelayResponse): Buffer => Buffer.from(body, "base64")
