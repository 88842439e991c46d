import type { Server, ServerResponse } from "node:http"
import { calls } from "#core/contract/calls.ts"
import { rawResponse } from "./early-responses.ts"

/** Milliseconds until a whole request must have arrived. Uploads may be slow, such as a photo from a phone. */
export const arrivalTimes = { upload: 60_000, other: 15_000 } as const

const checkEveryMillis = 1_000

const uploadPathSet: ReadonlySet<string | undefined> = new Set(
  Object.values(calls).flatMap(({ body, path }) => (body === "multipart" ? [path] : []))
)

const isUpload = (url: string | undefined): boolean => uploadPathSet.has(url?.split("?", 1)[0])

const cutConnection = ({ headersSent, socket }: ServerResponse) => {
  if (!headersSent) socket?.write(rawResponse(408))
  socket?.destroySoon()
}

/** Node has one timeout for all requests, which is set for uploads; the others are cut here. */
export const watchArrivals = (server: Server): void => {
  const arriving = new Map<ServerResponse, number>()
  server.on("request", ({ headers, url }, response) => {
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined
    if (!hasBody || isUpload(url)) return
    arriving.set(response, performance.now())
    response.once("close", () => arriving.delete(response))
  })
  const look = setInterval(() => {
    const oldest = performance.now() - arrivalTimes.other
    for (const [response, since] of arriving) {
      if (since > oldest) return
      if (response.req.complete) arriving.delete(response)
      else cutConnection(response)
    }
  }, checkEveryMillis)
  server.once("close", () => clearInterval(look))
}
