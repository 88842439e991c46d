import { Effect } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { statedLanguage } from "#core/domain/languages/language.ts"
import { currentUserOf } from "#core/use-cases/accounts/current-user.ts"
import { keepFirstLanguage } from "#core/use-cases/accounts/keep-first-language.ts"
import type { PlainResponse } from "../responses/plain-response.ts"
import type { SiteRequest } from "../site/site.ts"
import { endSession } from "./end-session.ts"
import { sessionCookie } from "./session-cookie.ts"

interface SignedIn {
  readonly account: Account
  readonly token: string
}

export const respondSignedIn = Effect.fnUntraced(function* (
  respond: (user: ReturnType<typeof currentUserOf>) => Effect.Effect<PlainResponse>,
  { account, token }: SignedIn,
  { request, site, url }: SiteRequest
) {
  yield* keepFirstLanguage(account, statedLanguage(url.searchParams))
  yield* endSession(request, site)
  return { ...(yield* respond(currentUserOf(account))), cookies: [sessionCookie(token, site)] }
})
