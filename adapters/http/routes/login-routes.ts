import { Effect, Option } from "effect"
import type { SignInProblem } from "#core/contract/sign-in-problem.ts"
import { addressIn, statedLanguage } from "#core/domain/languages/language.ts"
import { IdentityProvider, type Issuer } from "#core/ports/identity-provider.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { admitByCode } from "#core/use-cases/accounts/admit-sign-up.ts"
import { keepFirstLanguage } from "#core/use-cases/accounts/keep-first-language.ts"
import { signInAs } from "#core/use-cases/accounts/sign-in-as.ts"
import { publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { endSession } from "../cookies/end-session.ts"
import { newSignIn, type PendingSignIn, signInOf } from "../cookies/pending-sign-in.ts"
import { safePath, safeReturnTo } from "../cookies/return-to.ts"
import { clearedSignInCookie, sessionCookie, signInCookies } from "../cookies/session-cookie.ts"
import { signInPageAddress, signInProblemOf, signUpPageAddress } from "../pages/sign-in-problem.ts"
import { deviceIn } from "../requests/device-in.ts"
import { type PlainResponse, redirect } from "../responses/plain-response.ts"
import type { Site, SiteRequest } from "../site/site.ts"
import { limitInvitationGuesses } from "./limit-invitation-guesses.ts"

const callbackUrlOf = (site: Site): URL => new URL("/api/login/callback", site.canonicalHost.url)

const hasCodeForm = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && /^(?:[A-Z\d_]{1,64}|[a-z_]{1,40})$/.test(value))

/**
 * Describes an error by name and codes only (`error` is OAuth's): messages of the issuer may contain names, addresses
 * and tokens, which must not be logged.
 */
const faultKindOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return typeof fault
  const codes = ["code", "status", "error"].map((key) => Reflect.get(fault, key)).filter(hasCodeForm)
  const kind = [fault.name, ...codes].join(" ")
  return fault.cause instanceof Error ? `${kind}, ${faultKindOf(fault.cause)}` : kind
}

const logIssuerFailure = (problem: SignInProblem, fault: unknown) =>
  problem === "away" || problem === "refused" || problem === "unavailable"
    ? Effect.logWarning(`A sign-in through the issuer failed: ${problem}, ${faultKindOf(fault)}`)
    : Effect.void

type SignInOrigin = Pick<PendingSignIn, "returnTo" | "language">

const redirectToSignIn = (origin: SignInOrigin, problem: SignInProblem): PlainResponse =>
  redirect(302, signInPageAddress(origin, problem))

const orSignInPage =
  (origin: SignInOrigin) =>
  <E extends { readonly _tag: Parameters<typeof signInProblemOf>[0] }, R>(
    work: Effect.Effect<PlainResponse, E, R>
  ) =>
    work.pipe(
      Effect.catch((failure) => {
        const problem = signInProblemOf(failure._tag)
        return Effect.as(logIssuerFailure(problem, failure), redirectToSignIn(origin, problem))
      }),
      Effect.catchDefect((defect) =>
        Effect.as(logIssuerFailure("unavailable", defect), redirectToSignIn(origin, "unavailable"))
      )
    )

const redirectToIssuer = Effect.fnUntraced(function* (
  issuer: Issuer,
  { request, site }: Pick<SiteRequest, "request" | "site">,
  begun: Omit<PendingSignIn, "checks">
) {
  const { cookieValue, checks } = yield* newSignIn(begun)
  return yield* issuer.signInAddress(callbackUrlOf(site), checks).pipe(
    Effect.map((address) => ({
      ...redirect(302, address.href),
      cookies: signInCookies(request, site, checks.state, cookieValue)
    })),
    orSignInPage(begun)
  )
})

/** The issuer returns to the canonical host, where the cookie of a sign-in must be, too. */
const redirectToCanonical = ({ site, url }: SiteRequest): PlainResponse =>
  redirect(302, new URL(`${url.pathname}${url.search}`, site.canonicalHost.url).href)

const targetOf = (url: URL) => ({
  returnTo: safeReturnTo(url),
  language: statedLanguage(url.searchParams)
})

const redirectToOwnPage = Effect.fnUntraced(function* ({ url }: SiteRequest) {
  const isNew = url.searchParams.has("new") && (yield* SignUpPolicy).mode !== "closed"
  return redirect(302, (isNew ? signUpPageAddress : signInPageAddress)(targetOf(url)))
})

export const login = publicCall(
  "login",
  Effect.fnUntraced(function* (call) {
    const issuer = yield* IdentityProvider
    const hasChoice = Option.exists(issuer, ({ allowsPasswords }) => allowsPasswords)
    if (Option.isNone(issuer) || (hasChoice && !call.url.searchParams.has("issuer")))
      return yield* redirectToOwnPage(call)
    if (call.site.host !== call.site.canonicalHost) return redirectToCanonical(call)
    const { returnTo = "/", language } = targetOf(call.url)
    return yield* redirectToIssuer(issuer.value, call, { returnTo, language, invitation: null })
  })
)

const respondWithAddress = makeResponder("beginLogin")

/**
 * Responds with the issuer's address instead of a redirect: only the page's script knows the invitation's code, so
 * it sends the request and then goes there.
 */
export const beginLogin = publicCall("beginLogin", ({ body, request, site, url }) =>
  Effect.gen(function* () {
    const { invitation: code, returnTo = "/" } = yield* body
    const issuer = yield* IdentityProvider
    const language = statedLanguage(url.searchParams)
    const signUpPage = addressIn(language, `/sign-up#${code}`)
    if (Option.isNone(issuer)) return yield* respondWithAddress({ address: signUpPage })
    if (site.host !== site.canonicalHost)
      return yield* respondWithAddress({ address: new URL(signUpPage, site.canonicalHost.url).href })
    yield* limitInvitationGuesses({ request, site }, code)
    const { invitation } = yield* admitByCode(code)
    const { headers, cookies = [] }: PlainResponse = yield* redirectToIssuer(
      issuer.value,
      { request, site },
      { returnTo: safePath(returnTo) ?? "/", invitation, language }
    )
    return { ...(yield* respondWithAddress({ address: headers.location ?? "/" })), cookies }
  })
)

const signInPerson = Effect.fnUntraced(function* (
  issuer: Issuer,
  { request, site, url }: SiteRequest,
  { checks, returnTo, invitation, language }: PendingSignIn
) {
  const callback = new URL(url.search, callbackUrlOf(site))
  const person = yield* issuer.identify(callback, checks)
  const { account, token } = yield* signInAs(person, issuer, deviceIn(request), invitation)
  yield* keepFirstLanguage(account, language)
  yield* endSession(request, site)
  return { ...redirect(302, returnTo), cookies: [sessionCookie(token, site)] }
})

/** Ends the cookie as well, because a code works only once. */
const finishLogin = Effect.fnUntraced(function* (issuer: Issuer, siteRequest: SiteRequest) {
  const { request, site, url } = siteRequest
  const [state = "", ...more] = url.searchParams.getAll("state")
  const underWay = more.length > 0 ? undefined : yield* signInOf(request, site, state)
  if (underWay === undefined || request.method !== "GET")
    return redirectToSignIn({ returnTo: "/", language: null }, "lost")
  const response: PlainResponse = yield* signInPerson(issuer, siteRequest, underWay).pipe(
    site.limits.finishSignIn({ request, state }),
    orSignInPage(underWay)
  )
  return { ...response, cookies: [...(response.cookies ?? []), clearedSignInCookie(site, state)] }
})

export const loginCallback = publicCall("loginCallback", (call) =>
  Effect.flatMap(
    IdentityProvider,
    Option.match({
      onNone: () => Effect.succeed(redirect(302, signInPageAddress({ language: null }))),
      onSome: (issuer) => finishLogin(issuer, call)
    })
  )
)
