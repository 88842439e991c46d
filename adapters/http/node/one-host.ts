import type { IncomingMessage, RequestListener } from "node:http"
import { refusalHeaders } from "../requests/security-headers.ts"
import { jsonType } from "../responses/plain-response.ts"

const oneHostResponse = JSON.stringify({ message: "Bad request: it must name one Host." })

/** Scans `rawHeaders`: Node's `headersDistinct` costs as much as a whole response. */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === "host").length

const isHttp10 = ({ httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean =>
  httpVersionMajor === 1 && httpVersionMinor === 0

/**
 * Rejects a request with two Host headers: a proxy may have checked the other one. Also one without, which Node would
 * refuse without security headers; HTTP/1.0 has none.
 */
export const withOneHost =
  (next: RequestListener): RequestListener =>
  (request, response) => {
    const hosts = countHosts(request)
    if (hosts === 1 || (hosts === 0 && isHttp10(request))) return next(request, response)
    return response
      .writeHead(400, { ...refusalHeaders, ...jsonType, connection: "close" })
      .end(oneHostResponse)
  }
