import { Effect } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { currentUserOf } from "#core/use-cases/accounts/current-user.ts"
import { signIn as signInWith } from "#core/use-cases/accounts/sign-in.ts"
import { signUp as signUpWith } from "#core/use-cases/accounts/sign-up.ts"
import { redirect } from "../answers/answers.ts"
import { answering } from "../calls/answering.ts"
import { openCall, ownerCall } from "../calls/call-route.ts"
import { endSession } from "../cookies/end-session.ts"
import { endsSession } from "../cookies/logout-request.ts"
import { endingSession, startingSession } from "../cookies/session-cookie.ts"
import { deviceIn } from "../requests/device-in.ts"
import type { Site } from "../site/site.ts"

interface SignedIn {
  readonly account: Account
  readonly token: string
}

export const logout = openCall("logout", ({ request, site }) =>
  endsSession(request, site)
    ? endSession(request, site).pipe(
        // "cookies" would end the admin's session too, and "cache" is slow for files that are public anyway.
        Effect.as(redirect(302, "/", { ...endingSession(site), "clear-site-data": '"storage"' }))
      )
    : Effect.succeed(redirect(302, "/"))
)

const answerSignUp = answering("signUp")
const answerSignIn = answering("signIn")

const welcome = Effect.fnUntraced(function* (
  answer: typeof answerSignUp,
  { account, token }: SignedIn,
  { request, site }: { readonly request: Request; readonly site: Site }
) {
  yield* endSession(request, site)
  return { ...(yield* answer(currentUserOf(account))), cookies: [startingSession(token, site)] }
})

export const signUp = openCall("signUp", ({ body, request, site }) =>
  body.pipe(
    Effect.tap(site.limits.signUp(request)),
    Effect.flatMap((credentials) => signUpWith(credentials, deviceIn(request))),
    Effect.flatMap((signedIn) => welcome(answerSignUp, signedIn, { request, site }))
  )
)

export const signIn = openCall("signIn", ({ body, request, site }) =>
  body.pipe(
    Effect.flatMap((credentials) =>
      site.limits.signIn(
        request,
        normaliseEmail(credentials.email)
      )(signInWith(credentials, deviceIn(request)))
    ),
    Effect.flatMap((signedIn) => welcome(answerSignIn, signedIn, { request, site }))
  )
)

const answerCurrentUser = answering("currentUser")

export const currentUser = ownerCall("currentUser", ({ account }) =>
  answerCurrentUser(currentUserOf(account))
)
