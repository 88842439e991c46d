import { Effect, Option } from "effect"
import type { Credentials } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { Mailer } from "#core/ports/mailer.ts"
import { currentUserOf } from "#core/use-cases/accounts/current-user.ts"
import { mailSignUp } from "#core/use-cases/accounts/mailed-sign-up.ts"
import { signIn as signInWith } from "#core/use-cases/accounts/sign-in.ts"
import { signUp as signUpWith } from "#core/use-cases/accounts/sign-up.ts"
import { redirect } from "../answers/answers.ts"
import { answering } from "../calls/answering.ts"
import { openCall, ownerCall } from "../calls/call-route.ts"
import { endSession } from "../cookies/end-session.ts"
import { endsSession } from "../cookies/logout-request.ts"
import { endingSession } from "../cookies/session-cookie.ts"
import { welcome } from "../cookies/welcome.ts"
import { deviceIn } from "../requests/device-in.ts"

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

const lookInMailbox = answerSignUp({ message: "A link that opens your account is on its way to you." }).pipe(
  Effect.map((answer) => ({ ...answer, status: calls.signUp.later }))
)

type Asking = Parameters<Parameters<typeof openCall<"signUp">>[1]>[0]

const signUpAtOnce = ({ request, site }: Asking, credentials: Credentials) =>
  signUpWith(credentials, deviceIn(request)).pipe(
    Effect.flatMap((signedIn) => welcome(answerSignUp, signedIn, { request, site }))
  )

const signUpByMail = ({ request, site }: Asking, credentials: Credentials) =>
  mailSignUp(credentials, (email) => site.limits.mailTo(request, email, "sign-up")).pipe(
    Effect.andThen(lookInMailbox)
  )

export const signUp = openCall("signUp", (asking) =>
  Effect.gen(function* () {
    const credentials = yield* asking.body
    yield* asking.site.limits.signUp(asking.request)
    const isMailed = Option.isSome(yield* Mailer)
    return yield* (isMailed ? signUpByMail : signUpAtOnce)(asking, credentials)
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
