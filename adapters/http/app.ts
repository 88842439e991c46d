import { Effect } from "effect"
import { H3, type H3Event, type HTTPError } from "h3"
import { failureAnswer } from "./answers.ts"
import { fileAnswer } from "./file-answer.ts"
import { routePattern } from "./paths.ts"
import { type Run, runUseCase } from "./run-use-case.ts"
import { securing } from "./security-headers.ts"
import { everythingServed } from "./served.ts"
import type { Site } from "./site.ts"
import { misspelt, unrouted } from "./unrouted.ts"

export interface AppOptions extends Site {
  readonly run: Run
}

/** The server as a function of requests: the same behind a socket, in tests and in a service worker. */
export const makeApp = (options: AppOptions): { readonly app: H3 } => {
  const site: Site = options
  const secure = securing(site)
  const answerWith = runUseCase(options.run)
  const explain = (error: HTTPError, { url }: H3Event) =>
    error.status === 400
      ? failureAnswer(url.pathname, 400, "Bad request.")
      : answerWith(Effect.die(error.cause), { route: "unknown", path: url.pathname })

  const app = new H3({
    silent: true,
    onResponse: (answer, event) => secure(answer, event.url.pathname),
    onError: explain
  })
  app.use((event) => misspelt(site, event.req.method, event.url))
  app.use((event) => fileAnswer(site, event.req, event.url.pathname))
  for (const { method, path, answer } of everythingServed) {
    const handler = ({ context, req, url }: H3Event) =>
      answerWith(
        Effect.suspend(() => answer({ site, request: req, url, params: context.params ?? {} })),
        { route: `${method} ${path}`, path: url.pathname, signal: req.signal }
      )
    app.on(method, routePattern(path), handler)
    if (method === "GET") app.on("HEAD", routePattern(path), handler)
  }
  app.all("/**", ({ req, url }) => unrouted(site, req.method, url.pathname))
  return { app }
}
