import { Effect, Option } from "effect"
import type { SignInProblem } from "#core/contract/sign-in-problem.ts"
import { IdentityProvider, type Issuer } from "#core/ports/identity-provider.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { signInAs } from "#core/use-cases/accounts/sign-in-as.ts"
import { type Answer, redirect } from "../answers/answers.ts"
import { openCall } from "../calls/call-route.ts"
import { endSession } from "../cookies/end-session.ts"
import { safeReturnTo } from "../cookies/return-to.ts"
import { endingSignIn, startingSession, startingSignIn } from "../cookies/session-cookie.ts"
import { newSignIn, type SignInUnderWay, signInOf } from "../cookies/sign-in-under-way.ts"
import { problemOf, signInPage, signUpPage } from "../pages/sign-in-problem.ts"
import { deviceIn } from "../requests/device-in.ts"
import type { Site } from "../site/site.ts"

interface Asking {
  readonly request: Request
  readonly site: Site
  readonly url: URL
}

const callbackOf = (site: Site): URL => new URL("/api/login/callback", site.publicUrl)

/**
 * Describes an error by name and code only: messages of the issuer may contain names, addresses and tokens, which
 * must not be logged.
 */
const kindOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return typeof fault
  const code = "code" in fault && typeof fault.code === "string" ? ` ${fault.code}` : ""
  return `${fault.name}${code}${fault.cause === undefined ? "" : `, ${kindOf(fault.cause)}`}`
}

const note = (problem: SignInProblem, fault: unknown) =>
  problem === "away" || problem === "refused" || problem === "unavailable"
    ? Effect.logWarning(`A sign-in through the issuer failed: ${problem}, ${kindOf(fault)}`)
    : Effect.void

const backToSignIn = (returnTo: string, problem: SignInProblem): Answer =>
  redirect(302, signInPage(returnTo, problem))

const orSignInPage =
  (returnTo: string) =>
  <E extends { readonly _tag: Parameters<typeof problemOf>[0] }, R>(work: Effect.Effect<Answer, E, R>) =>
    work.pipe(
      Effect.catch((failure) => {
        const problem = problemOf(failure._tag)
        return Effect.as(note(problem, failure), backToSignIn(returnTo, problem))
      }),
      Effect.catchDefect((defect) =>
        Effect.as(note("unavailable", defect), backToSignIn(returnTo, "unavailable"))
      )
    )

const begin = Effect.fnUntraced(function* (issuer: Issuer, { request, site, url }: Asking) {
  const { kept, returnTo, checks } = yield* newSignIn(url)
  return yield* issuer.signInAddress(callbackOf(site), checks).pipe(
    Effect.map((address) => ({
      ...redirect(302, address.href),
      cookies: startingSignIn(request, site, checks.state, kept)
    })),
    orSignInPage(returnTo)
  )
})

/** New users are sent to sign-up if it is open. */
const toOwnPage = Effect.fnUntraced(function* ({ url }: Asking) {
  const isNew = url.searchParams.has("new") && (yield* SignUpPolicy).isOpen
  return redirect(302, (isNew ? signUpPage : signInPage)(safeReturnTo(url)))
})

export const login = openCall(
  "login",
  Effect.fnUntraced(function* (asking) {
    const issuer = yield* IdentityProvider
    if (Option.isNone(issuer)) return yield* toOwnPage(asking)
    return yield* begin(issuer.value, asking)
  })
)

const enter = Effect.fnUntraced(function* (
  issuer: Issuer,
  { request, site, url }: Asking,
  { checks, returnTo }: SignInUnderWay
) {
  const answer = new URL(url.search, callbackOf(site))
  const person = yield* issuer.identify(answer, checks)
  const { token } = yield* signInAs(person, issuer, deviceIn(request))
  yield* endSession(request, site)
  return { ...redirect(302, returnTo), cookies: [startingSession(token, site)] }
})

/** Ends the cookie as well, because a code works only once. */
const finish = Effect.fnUntraced(function* (issuer: Issuer, asking: Asking) {
  const { request, site, url } = asking
  const [state = "", ...more] = url.searchParams.getAll("state")
  const underWay = more.length > 0 ? undefined : yield* signInOf(request, site, state)
  if (underWay === undefined || request.method !== "GET") return backToSignIn("/", "lost")
  const answer: Answer = yield* enter(issuer, asking, underWay).pipe(
    site.limits.finishSignIn({ request, state }),
    orSignInPage(underWay.returnTo)
  )
  return { ...answer, cookies: [...(answer.cookies ?? []), endingSignIn(site, state)] }
})

export const loginCallback = openCall("loginCallback", (asking) =>
  Effect.flatMap(
    IdentityProvider,
    Option.match({
      onNone: () => Effect.succeed(redirect(302, signInPage(undefined))),
      onSome: (issuer) => finish(issuer, asking)
    })
  )
)
