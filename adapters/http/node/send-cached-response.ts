import type { RequestListener } from "node:http"
import type { makeApp } from "../index.ts"

export const sendCachedFirst =
  (findCached: ReturnType<typeof makeApp>["findCached"], next: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url: target, headers } = request
    const found = findCached({
      method,
      target,
      host: headers.host,
      acceptLanguage: headers["accept-language"]
    })
    if (found === undefined) return next(request, response)
    // Without a reason phrase, like the app's own responses.
    return response.writeHead(found.status, "", [...found.head]).end(found.body, "latin1")
  }
