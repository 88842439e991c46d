import { Effect } from "effect"
import { calls } from "#core/contract/calls.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import { type Answer, htmlAnswer } from "../answers/answers.ts"
import { codingFor } from "../answers/coding.ts"
import type { Exchange } from "../calls/asked.ts"
import { sessionToken } from "../cookies/session-cookie.ts"

/** The shell of the app, which finds its own way. */
export const appPage = ({ site }: Exchange) => Effect.sync(() => htmlAnswer(200, site.pages.app()))

/** The same bytes for everybody. */
export const openPage = ({ request, site, url }: Exchange) =>
  Effect.sync((): Answer => {
    const { html, coded } = site.pages.open(url)
    if (coded === undefined) return htmlAnswer(200, html)
    const plain = htmlAnswer(200, html, { vary: "accept-encoding" })
    const coding = codingFor(request)
    if (coding === undefined) return plain
    return { ...plain, headers: { ...plain.headers, "content-encoding": coding }, body: coded[coding] }
  })

/** What the dashboard shows first is asked for with its scripts, not after them. No page carries it. */
const firstData = [calls.currentUser, calls.listFeedback, calls.stats]
  .map(({ path }) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`)
  .join(", ")

const dashboard = (exchange: Exchange) =>
  Effect.map(appPage(exchange), (page) => ({ ...page, headers: { ...page.headers, link: firstData } }))

/**
 * The app for whoever is signed in, the landing page for anybody else. While the store cannot say who it is, the app:
 * it asks again.
 */
export const startPage = (exchange: Exchange) =>
  authenticate(sessionToken(exchange.request, exchange.site)).pipe(
    Effect.andThen(dashboard(exchange)),
    Effect.catchTag("Unauthorized", () => openPage(exchange)),
    Effect.catchTag("StoreUnavailable", () => appPage(exchange))
  )
