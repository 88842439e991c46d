import type { RequestListener } from "node:http"
import type { makeApp } from "#adapters/http/app.ts"

/** Sends what is kept ready in one write, and leaves all else to the app. */
export const sendingReady =
  (ready: ReturnType<typeof makeApp>["ready"], answer: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url: target } = request
    const found = ready({ method, target, host: request.headers.host })
    if (found === undefined) return answer(request, response)
    // The app's own answers have no reason phrase.
    return response.writeHead(found.status, "", [...found.head]).end(found.body)
  }
