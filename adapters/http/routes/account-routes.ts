import { Clock, Effect, Option } from "effect"
import { calls } from "#core/contract/calls.ts"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { addressIn, statedLanguage } from "#core/domain/languages/language.ts"
import { Mailer } from "#core/ports/mailer.ts"
import { currentUserOf } from "#core/use-cases/accounts/current-user.ts"
import { mailSignUp } from "#core/use-cases/accounts/mailed-sign-up.ts"
import {
  accountOfTicket,
  signIn as signInUseCase,
  signInWithCode as signInWithCodeUseCase
} from "#core/use-cases/accounts/sign-in.ts"
import { signUp as signUpUseCase } from "#core/use-cases/accounts/sign-up.ts"
import { type CallRequest, invalidFields } from "../calls/call-request.ts"
import { ownerCall, publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { endSession } from "../cookies/end-session.ts"
import { mayEndSession } from "../cookies/logout-request.ts"
import { respondSignedIn } from "../cookies/respond-signed-in.ts"
import {
  clearedSessionCookie,
  clearedTicketCookie,
  ticketCookie,
  ticketIn
} from "../cookies/session-cookie.ts"
import { codeNotices } from "../requests/code-notices.ts"
import { deviceIn } from "../requests/device-in.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { redirect } from "../responses/plain-response.ts"
import { limitInvitationGuesses } from "./limit-invitation-guesses.ts"

const startAddress = ({ searchParams }: URL): string => addressIn(statedLanguage(searchParams), "/")

export const logout = publicCall("logout", ({ request, site, url }) =>
  mayEndSession(request, site)
    ? endSession(request, site).pipe(
        // "cookies" would end the admin's session too, and "cache" is slow and needless for public files.
        Effect.as({
          ...redirect(302, startAddress(url), { "clear-site-data": '"storage"' }),
          cookies: [clearedSessionCookie(site)]
        })
      )
    : Effect.succeed(redirect(302, startAddress(url)))
)

const respondWithSignUp = makeResponder("signUp")
const respondWithSignIn = makeResponder("signIn")

const checkMailboxResponse = respondWithSignUp({
  message: "A link that opens your account is on its way to you."
}).pipe(Effect.map((response) => ({ ...response, status: calls.signUp.later })))

type SignUpRequest = CallRequest<"signUp">
type SignUpBody = Effect.Success<SignUpRequest["body"]>

const signUpWithoutMail = Effect.fnUntraced(function* (
  { request, site, url }: SignUpRequest,
  { email, password, ...invited }: SignUpBody
) {
  if (typeof password !== "string") return yield* invalidFields
  yield* site.limits.signUp(request)
  const signedIn = yield* signUpUseCase({ email, password, ...invited }, deviceIn(request))
  return yield* respondSignedIn(respondWithSignUp, signedIn, { request, site, url })
})

const signUpByMail = Effect.fnUntraced(function* ({ request, site, url }: SignUpRequest, input: SignUpBody) {
  yield* site.limits.signUp(request)
  yield* mailSignUp(input, {
    language: pageLanguage({ request, url }),
    mayWrite: (address) => site.limits.mailTo(request, address, "sign-up")
  })
  return yield* checkMailboxResponse
})

export const signUp = publicCall(
  "signUp",
  Effect.fnUntraced(function* (call: SignUpRequest) {
    const input = yield* call.body
    yield* limitInvitationGuesses(call, input.invitation)
    const isMailed = Option.isSome(yield* Mailer)
    return yield* isMailed ? signUpByMail(call, input) : signUpWithoutMail(call, input)
  })
)

const codeNeededResponse = respondWithSignIn({ second: true }).pipe(
  Effect.map((response) => ({ ...response, status: calls.signIn.later }))
)

export const signIn = publicCall("signIn", ({ body, request, site, url }) =>
  Effect.gen(function* () {
    const credentials = yield* body
    const limiting = site.limits.signIn(request, normaliseEmail(credentials.email))
    const signedIn = yield* limiting(signInUseCase(credentials, deviceIn(request)))
    if ("ticket" in signedIn)
      return { ...(yield* codeNeededResponse), cookies: [ticketCookie(signedIn.ticket, site, "owner")] }
    return yield* respondSignedIn(respondWithSignIn, signedIn, { request, site, url })
  })
)

const respondWithCodeSignIn = makeResponder("signInWithCode")

export const signInWithCode = publicCall("signInWithCode", ({ body, request, site, url }) =>
  Effect.gen(function* () {
    const { code } = yield* body
    const account = yield* accountOfTicket(ticketIn(request, site, "owner"))
    const limiting = site.limits.enterCode(request, `owner ${account.id}`, code)
    const entry = {
      code,
      enteredAt: yield* Clock.currentTimeMillis,
      device: deviceIn(request),
      ...codeNotices({ account, request, site, url })
    }
    const signedIn = yield* limiting(signInWithCodeUseCase(account, entry))
    const response = yield* respondSignedIn(respondWithCodeSignIn, signedIn, { request, site, url })
    return { ...response, cookies: [...response.cookies, clearedTicketCookie(site, "owner")] }
  })
)

const respondWithCurrentUser = makeResponder("currentUser")

export const currentUser = ownerCall("currentUser", ({ account }) =>
  respondWithCurrentUser(currentUserOf(account))
)
