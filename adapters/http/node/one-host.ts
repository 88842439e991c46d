import type { IncomingMessage, RequestListener } from "node:http"
import { refusalHeaders } from "../requests/security-headers.ts"
import { jsonType } from "../responses/plain-response.ts"

const twoHostsResponse = JSON.stringify({ message: "Bad request: more than one Host." })

/** Scans `rawHeaders`: Node's `headersDistinct` costs as much as a whole response. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === "host").length >
  1

/** Rejects a request with two Host headers: a proxy may have checked the other one. */
export const withOneHost =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (!hasTwoHosts(request)) return answer(request, response)
    return response
      .writeHead(400, { ...refusalHeaders, ...jsonType, connection: "close" })
      .end(twoHostsResponse)
  }
