import { Effect } from "effect"
import { H3, type H3Event, type HTTPError } from "h3"
import { type Answer, failureAnswer } from "./answers.ts"
import { fileAnswer, mayBeFile } from "./file-answer.ts"
import { routePattern } from "./paths.ts"
import { type Run, runUseCase } from "./run-use-case.ts"
import { securing } from "./security-headers.ts"
import { everythingServed, type Served } from "./served.ts"
import type { Site } from "./site.ts"
import { misspelt, unrouted } from "./unrouted.ts"

export interface AppOptions extends Site {
  readonly run: Run
}

/** The server as a function of requests: the same behind a socket, in tests and in a service worker. */
export const makeApp = (options: AppOptions): { readonly app: H3 } => {
  const site: Site = options
  const secure = securing(site)
  const runCall = runUseCase(options.run)
  const sending = (event: H3Event) => (answer: Answer | undefined) =>
    answer === undefined ? undefined : secure.answer(answer, event.url.pathname)

  const explain = (error: HTTPError, event: H3Event) => {
    const path = event.url.pathname
    return error.status === 400
      ? sending(event)(failureAnswer(path, 400, "Bad request."))
      : runCall(Effect.die(error.cause), { route: "unknown", path }).then(sending(event))
  }
  const serveFile = async (event: H3Event) => {
    const file = await fileAnswer(site, event.req, event.url.pathname)
    return file instanceof Response ? secure.file(file) : sending(event)(file)
  }
  const serveRoute =
    ({ method, path, answer }: Served) =>
    (event: H3Event) => {
      const { context, req, url } = event
      const effect = Effect.suspend(() => answer({ site, request: req, url, params: context.params ?? {} }))
      const running = { route: `${method} ${path}`, path: url.pathname, signal: req.signal }
      return runCall(effect, running).then(sending(event))
    }

  const app = new H3({ silent: true, onError: explain })
  app.use((event) => sending(event)(misspelt(site, event.req.method, event.url)))
  app.use((event) => (mayBeFile(event.req, event.url.pathname) ? serveFile(event) : undefined))
  for (const served of everythingServed) {
    const { method, path } = served
    app.on(method, routePattern(path), serveRoute(served))
    if (method === "GET") app.on("HEAD", routePattern(path), serveRoute(served))
  }
  app.all("/**", (event) => sending(event)(unrouted(site, event.req.method, event.url.pathname)))

  const { fetch } = app
  // The host in the address is whatever was sent, and h3 fails without an answer when it cannot be parsed.
  app.fetch = (request) => (URL.canParse(request.url) ? fetch(request) : secure.refusal())
  return { app }
}
