import { Effect } from "effect"
import type { Account } from "#core/accounts/account.ts"
import { currentUserOf } from "#core/accounts/current-user.ts"
import { signIn as signInWith } from "#core/accounts/sign-in.ts"
import { signUp as signUpWith } from "#core/accounts/sign-up.ts"
import { answering } from "../answering.ts"
import { redirect } from "../answers.ts"
import { openCall, ownerCall } from "../call-route.ts"
import { endSession } from "../end-session.ts"
import { accountTried, markOf } from "../known-device.ts"
import { endsSession } from "../logout-request.ts"
import { endingSession, markingDevice, startingSession } from "../session-cookie.ts"
import type { Site } from "../site.ts"

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
  const cookies = [startingSession(token, site), markingDevice(yield* markOf(account.email), site)]
  return { ...(yield* answer(currentUserOf(account))), cookies }
})

export const signUp = openCall("signUp", ({ body, request, site }) =>
  body.pipe(
    Effect.tap(site.limits.signUp),
    Effect.flatMap(signUpWith),
    Effect.flatMap((signedIn) => welcome(answerSignUp, signedIn, { request, site }))
  )
)

export const signIn = openCall("signIn", ({ body, request, site }) =>
  Effect.gen(function* () {
    const credentials = yield* body
    const attempt = site.limits.signIn(yield* accountTried(credentials.email, request, site))
    yield* attempt.check
    const signedIn = yield* signInWith(credentials)
    yield* attempt.succeed
    return yield* welcome(answerSignIn, signedIn, { request, site })
  })
)

const answerCurrentUser = answering("currentUser")

export const currentUser = ownerCall("currentUser", ({ account }) =>
  answerCurrentUser(currentUserOf(account))
)
