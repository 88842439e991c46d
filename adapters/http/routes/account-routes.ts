import { Effect, Option } from "effect"
import { calls } from "#core/contract/calls.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { Mailer } from "#core/ports/mailer.ts"
import { currentUserOf } from "#core/use-cases/accounts/current-user.ts"
import { mailSignUp } from "#core/use-cases/accounts/mailed-sign-up.ts"
import { signIn as signInWith } from "#core/use-cases/accounts/sign-in.ts"
import { signUp as signUpWith } from "#core/use-cases/accounts/sign-up.ts"
import { invalidFields } from "../calls/call-request.ts"
import { ownerCall, publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { endSession } from "../cookies/end-session.ts"
import { mayEndSession } from "../cookies/logout-request.ts"
import { clearedSessionCookie } from "../cookies/session-cookie.ts"
import { respondSignedIn } from "../cookies/welcome.ts"
import { deviceIn } from "../requests/device-in.ts"
import { redirect } from "../responses/plain-response.ts"

export const logout = publicCall("logout", ({ request, site }) =>
  mayEndSession(request, site)
    ? endSession(request, site).pipe(
        // "cookies" would end the admin's session too, and "cache" is slow and needless for public files.
        Effect.as(redirect(302, "/", { ...clearedSessionCookie(site), "clear-site-data": '"storage"' }))
      )
    : Effect.succeed(redirect(302, "/"))
)

const respondWithSignUp = makeResponder("signUp")
const respondWithSignIn = makeResponder("signIn")

const checkMailboxResponse = respondWithSignUp({
  message: "A link that opens your account is on its way to you."
}).pipe(Effect.map((answer) => ({ ...answer, status: calls.signUp.later })))

type SignUpRequest = Parameters<Parameters<typeof publicCall<"signUp">>[1]>[0]
type SignUpBody = Effect.Success<SignUpRequest["body"]>

const signUpWithoutMail = Effect.fnUntraced(function* (
  { request, site }: SignUpRequest,
  { email, password }: SignUpBody
) {
  if (typeof password !== "string") return yield* invalidFields
  yield* site.limits.signUp(request)
  const signedIn = yield* signUpWith({ email, password }, deviceIn(request))
  return yield* respondSignedIn(respondWithSignUp, signedIn, { request, site })
})

const signUpByMail = Effect.fnUntraced(function* ({ request, site }: SignUpRequest, { email }: SignUpBody) {
  yield* site.limits.signUp(request)
  yield* mailSignUp(email, (address) => site.limits.mailTo(request, address, "sign-up"))
  return yield* checkMailboxResponse
})

export const signUp = publicCall(
  "signUp",
  Effect.fnUntraced(function* (asking: SignUpRequest) {
    const wanted = yield* asking.body
    const isMailed = Option.isSome(yield* Mailer)
    return yield* isMailed ? signUpByMail(asking, wanted) : signUpWithoutMail(asking, wanted)
  })
)

export const signIn = publicCall("signIn", ({ body, request, site }) =>
  body.pipe(
    Effect.flatMap((credentials) =>
      site.limits.signIn(
        request,
        normaliseEmail(credentials.email)
      )(signInWith(credentials, deviceIn(request)))
    ),
    Effect.flatMap((signedIn) => respondSignedIn(respondWithSignIn, signedIn, { request, site }))
  )
)

const respondWithCurrentUser = makeResponder("currentUser")

export const currentUser = ownerCall("currentUser", ({ account }) =>
  respondWithCurrentUser(currentUserOf(account))
)
