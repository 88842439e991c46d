import { Effect, Option } from "effect"
import { calls } from "#core/contract/calls.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { Mailer } from "#core/ports/mailer.ts"
import { currentUserOf } from "#core/use-cases/accounts/current-user.ts"
import { mailSignUp } from "#core/use-cases/accounts/mailed-sign-up.ts"
import { signIn as signInWith } from "#core/use-cases/accounts/sign-in.ts"
import { signUp as signUpWith } from "#core/use-cases/accounts/sign-up.ts"
import { redirect } from "../answers/answers.ts"
import { answering } from "../calls/answering.ts"
import { wrongFields } from "../calls/asked.ts"
import { openCall, ownerCall } from "../calls/call-route.ts"
import { endSession } from "../cookies/end-session.ts"
import { endsSession } from "../cookies/logout-request.ts"
import { endingSession } from "../cookies/session-cookie.ts"
import { welcome } from "../cookies/welcome.ts"
import { deviceIn } from "../requests/device-in.ts"

export const logout = openCall("logout", ({ request, site }) =>
  endsSession(request, site)
    ? endSession(request, site).pipe(
        // "cookies" would end the admin's session too, and "cache" is slow and needless for public files.
        Effect.as(redirect(302, "/", { ...endingSession(site), "clear-site-data": '"storage"' }))
      )
    : Effect.succeed(redirect(302, "/"))
)

const answerSignUp = answering("signUp")
const answerSignIn = answering("signIn")

const lookInMailbox = answerSignUp({ message: "A link that opens your account is on its way to you." }).pipe(
  Effect.map((answer) => ({ ...answer, status: calls.signUp.later }))
)

type Asking = Parameters<Parameters<typeof openCall<"signUp">>[1]>[0]
type SignUpBody = Effect.Success<Asking["body"]>

const signUpAtOnce = Effect.fnUntraced(function* (
  { request, site }: Asking,
  { email, password }: SignUpBody
) {
  if (typeof password !== "string") return yield* wrongFields
  yield* site.limits.signUp(request)
  const signedIn = yield* signUpWith({ email, password }, deviceIn(request))
  return yield* welcome(answerSignUp, signedIn, { request, site })
})

const signUpByMail = Effect.fnUntraced(function* ({ request, site }: Asking, { email }: SignUpBody) {
  yield* site.limits.signUp(request)
  yield* mailSignUp(email, (address) => site.limits.mailTo(request, address, "sign-up"))
  return yield* lookInMailbox
})

export const signUp = openCall(
  "signUp",
  Effect.fnUntraced(function* (asking: Asking) {
    const wanted = yield* asking.body
    const isMailed = Option.isSome(yield* Mailer)
    return yield* isMailed ? signUpByMail(asking, wanted) : signUpAtOnce(asking, wanted)
  })
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
