import { Effect } from "effect"
import { calls } from "#core/contract/calls.ts"
import { rememberLast } from "#core/domain/values/remember-last.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import { htmlAnswer } from "../answers/answers.ts"
import type { Exchange } from "../calls/asked.ts"
import { sessionToken } from "../cookies/session-cookie.ts"
import { openPage } from "./open-pages.ts"

export const appPage = ({ site }: Exchange) => Effect.sync(() => htmlAnswer(200, site.pages.app()))

const preload = ({ path }: { readonly path: string }): string =>
  `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`

const laterData = [
  calls.stats,
  calls.listFeedback,
  calls.accountSettings,
  calls.readSeen,
  calls.ownerBadges,
  calls.feedbackSummary,
  calls.activity
]

const modules =
  /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)"/g

/**
 * Preloads the dashboard's data in parallel with its scripts: the current user first, and data that is not shown at
 * once last, so that it does not delay the scripts. The page itself carries no data.
 */
const firstWanted = rememberLast((html: string): string =>
  [
    preload(calls.currentUser),
    ...Array.from(html.matchAll(modules), ([, path]) => `<${path}>; rel=modulepreload; crossorigin`),
    ...laterData.map((call) => `${preload(call)}; fetchpriority=low`)
  ].join(", ")
)

const withFirstWanted = ({ site }: Exchange) =>
  Effect.sync(() => {
    const html = site.pages.app()
    return htmlAnswer(200, html, { link: firstWanted(html) })
  })

export const dashboardPage = (exchange: Exchange) =>
  authenticate(sessionToken(exchange.request, exchange.site)).pipe(
    Effect.andThen(withFirstWanted(exchange)),
    Effect.catch(() => appPage(exchange))
  )

/**
 * The app for signed-in users, the landing page for others. While the store is unavailable, the app, which retries by
 * itself.
 */
export const startPage = (exchange: Exchange) =>
  authenticate(sessionToken(exchange.request, exchange.site)).pipe(
    Effect.andThen(withFirstWanted(exchange)),
    Effect.catchTags({
      Unauthorized: () => openPage(exchange),
      StoreUnavailable: () => appPage(exchange)
    })
  )
