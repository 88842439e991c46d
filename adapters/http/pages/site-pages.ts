import { Effect } from "effect"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import { htmlAnswer } from "../answers/answers.ts"
import type { Exchange } from "../calls/asked.ts"
import { sessionToken } from "../cookies/session-cookie.ts"

/** The shell of the app, which finds its own way. */
export const appPage = ({ site }: Exchange) => Effect.sync(() => htmlAnswer(200, site.pages.app()))

/** The same bytes for everybody. */
export const openPage = ({ site, url }: Exchange) => Effect.sync(() => htmlAnswer(200, site.pages.open(url)))

/**
 * The app for whoever is signed in, the landing page for anybody else. While the store cannot say who it is, the app:
 * it asks again.
 */
export const startPage = (exchange: Exchange) =>
  authenticate(sessionToken(exchange.request, exchange.site)).pipe(
    Effect.andThen(appPage(exchange)),
    Effect.catchTag("Unauthorized", () => openPage(exchange)),
    Effect.catchTag("StoreUnavailable", () => appPage(exchange))
  )
