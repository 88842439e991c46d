import { calls } from "#core/contract/calls.ts"
import { linkPattern } from "#core/domain/links/link-rules.ts"
import type { WireAnswer } from "./answers/wire-answers.ts"
import type { AtOnce } from "./at-once.ts"
import type { Incoming } from "./body/incoming.ts"
import { isDeclaredShort } from "./body/read-text.ts"
import type { askingRoutes, Route } from "./calls/ask-route.ts"
import { submitFeedback } from "./routes/visitor-routes.ts"

/** The head of a request, as a socket brought it. */
interface BroughtHead {
  readonly method: string | undefined
  readonly target: string | undefined
  readonly host: string | undefined
  readonly headers: Incoming["headers"]
}

/** What else of it is asked for when it is answered. */
interface Brought extends Pick<Incoming, "whole"> {
  readonly ip: string | undefined
  readonly signal: AbortSignal
}

type Taking = (brought: Brought) => Promise<WireAnswer>

const route: Route<Incoming> = {
  method: calls.submitFeedback.method,
  path: calls.submitFeedback.path,
  answer: submitFeedback.answer
}

const target = new RegExp(`^/api/profile/(${linkPattern})/feedback$`)

/**
 * Takes what visitors send by the rules of the app, without a router and without a request of the web: those cost as much as
 * the rest. Whatever is not plainly feedback for a link, with a short body, is left to the app.
 */
export const submissions =
  ({ site, isOwn, toWire }: AtOnce, ask: ReturnType<typeof askingRoutes>) =>
  ({ method, target: path = "", host = "", headers }: BroughtHead): Taking | undefined => {
    const link = method === route.method ? target.exec(path)?.[1] : undefined
    if (link === undefined || !isDeclaredShort({ headers }) || !isOwn(host)) return undefined
    return async ({ signal, ...brought }) => {
      const request = { ...brought, url: `http://${host}${path}`, headers, body: null }
      const exchange = {
        site,
        request,
        params: { link },
        get url() {
          return new URL(request.url)
        }
      }
      return toWire(await ask(route, exchange, { path, signal }), path)
    }
  }
