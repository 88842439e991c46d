import type { RequestListener } from "node:http"
import type { makeApp } from "#adapters/http/app.ts"

export const sendingReady =
  (ready: ReturnType<typeof makeApp>["ready"], answer: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url: target } = request
    const found = ready({ method, target, host: request.headers.host })
    if (found === undefined) return answer(request, response)
    // Without a reason phrase, like the app's own responses.
    return response.writeHead(found.status, "", [...found.head]).end(found.body)
  }
