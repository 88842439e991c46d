import { Effect } from "effect"
import { calls } from "#core/contract/calls.ts"
import type { Account } from "#core/domain/accounts/account.ts"
import { addressIn, type Language, statedLanguage } from "#core/domain/languages/language.ts"
import { rememberLast } from "#core/domain/values/remember-last.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { safeReturnTo } from "../cookies/return-to.ts"
import { sessionToken } from "../cookies/session-cookie.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { htmlResponse, redirect } from "../responses/plain-response.ts"
import { publicPage } from "./public-pages.ts"

const accountOf = ({ request, site }: RoutedRequest) =>
  Effect.map(authenticate(sessionToken(request, site)), ({ account }) => account)

const languageFor = (routed: RoutedRequest, account: Account | null): Language =>
  statedLanguage(routed.url.searchParams) ?? account?.language ?? pageLanguage(routed)

/** In the account's language from the start: another would be seen until the account's settings are there. */
export const appPage = (routed: RoutedRequest) =>
  accountOf(routed).pipe(
    Effect.catch(() => Effect.succeed(null)),
    Effect.map((account) => languageFor(routed, account)),
    Effect.map((language) => htmlResponse(200, routed.site.pages.app(language), language))
  )

const preloadHeaderOf = ({ path }: { readonly path: string }): string =>
  `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`

const dataPreloads = [
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
const firstPreloads = rememberLast((html: string): string =>
  [
    preloadHeaderOf(calls.currentUser),
    ...Array.from(html.matchAll(modules), ([, path]) => `<${path}>; rel=modulepreload; crossorigin`),
    ...dataPreloads.map((call) => `${preloadHeaderOf(call)}; fetchpriority=low`)
  ].join(", ")
)

const withPreloads = (routed: RoutedRequest, account: Account) =>
  Effect.sync(() => {
    const language = languageFor(routed, account)
    const html = routed.site.pages.app(language)
    return htmlResponse(200, html, language, { link: firstPreloads(html) })
  })

export const dashboardPage = (routed: RoutedRequest) =>
  accountOf(routed).pipe(
    Effect.andThen((account) => withPreloads(routed, account)),
    Effect.catch(() => appPage(routed))
  )

/** While the store is unavailable, sends the app, which retries by itself. */
export const startPage = (routed: RoutedRequest) =>
  accountOf(routed).pipe(
    Effect.andThen((account) => withPreloads(routed, account)),
    Effect.catchTags({
      Unauthorized: () => publicPage(routed),
      StoreUnavailable: () => appPage(routed)
    })
  )

/** Browsers keep the fragment of a redirected address, here an invitation's code, unless the new one has its own. */
const withOwnFragment = (path: string): string => (path.includes("#") ? path : `${path}#`)

export const signInPage = (routed: RoutedRequest) => {
  const { pathname, searchParams } = routed.url
  if (searchParams.has("problem")) return publicPage(routed)
  const path = safeReturnTo(routed.url) ?? "/"
  const target = addressIn(
    statedLanguage(searchParams),
    pathname === "/sign-up" ? withOwnFragment(path) : path
  )
  return accountOf(routed).pipe(
    Effect.map(() => redirect(302, target)),
    Effect.catch(() => publicPage(routed))
  )
}
