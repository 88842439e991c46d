import { Effect, Layer, Option } from "effect"
import { type HttpLimits, unlimitedLimits } from "#adapters/http/limits/limits.ts"
import type { Person } from "#core/domain/accounts/person.ts"
import type { SignUpMode } from "#core/domain/accounts/sign-up-mode.ts"
import type { UploadedFile } from "#core/domain/images/uploaded-file.ts"
import type { Directory } from "#core/ports/directory.ts"
import {
  IdentityProvider,
  ImageUnavailable,
  type Issuer,
  type IssuerUnavailable,
  type SignInChecks,
  type SignInDenied,
  SignInRefused
} from "#core/ports/identity-provider.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { startServer, type TestServer } from "./test-server.ts"
import { testServices } from "./test-services.ts"

export const asha: Person = {
  issuer: "https://id.example",
  subject: "248289761001",
  email: "Asha@Example.com",
  isEmailVerified: true,
  firstName: "Asha",
  lastName: "Rao",
  imageUrl: null
}

type SignInOutcome = Effect.Effect<Person, IssuerUnavailable | SignInDenied | SignInRefused>

/** An issuer in memory: its codes work once, and with the checks they were given for. */
const fakeIssuer = (allowsPasswords: boolean) => {
  const asked = new Map<string, SignInChecks>()
  const granted = new Map<string, { readonly checks: SignInChecks; readonly outcome: SignInOutcome }>()
  const settings: { away: IssuerUnavailable | undefined; picture: UploadedFile | undefined } = {
    away: undefined,
    picture: undefined
  }
  const fetched: Array<string> = []
  /** The codes with which it was asked who came back. */
  const codes: Array<string> = []

  const identify: Issuer["identify"] = (answer, checks) => {
    const code = answer.searchParams.get("code") ?? ""
    codes.push(code)
    const grant = granted.get(code)
    granted.delete(code)
    const isSame = JSON.stringify(grant?.checks) === JSON.stringify(checks)
    return grant === undefined || !isSame ? Effect.fail(new SignInRefused({ cause: "code" })) : grant.outcome
  }
  const issuer: Issuer = {
    name: "id.example",
    allowsPasswords: allowsPasswords,
    signInAddress: (callback, checks) => {
      if (settings.away !== undefined) return Effect.fail(settings.away)
      asked.set(checks.state, checks)
      const address = new URL("https://id.example/authorize")
      address.searchParams.set("state", checks.state)
      address.searchParams.set("redirect_uri", callback.href)
      return Effect.succeed(address)
    },
    identify,
    fetchImage: (address) => {
      fetched.push(address)
      return settings.picture === undefined
        ? Effect.fail(new ImageUnavailable({ cause: "none" }))
        : Effect.succeed(settings.picture)
    }
  }

  /** Where the issuer sends the browser back to, after it was asked at `address`. */
  const answerTo = (address: string, outcome: SignInOutcome): string => {
    const state = new URL(address).searchParams.get("state") ?? ""
    const checks = asked.get(state)
    if (checks === undefined) throw new Error("the issuer was not asked this")
    const code = `code-${checks.state}`
    granted.set(code, { checks, outcome })
    return `/api/login/callback?${new URLSearchParams({ code, state })}`
  }
  return { issuer, settings, fetched, codes, answerTo }
}

/** The cookies that a browser keeps from a response. */
export const browserCookies = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .filter((line) => !line.includes("Max-Age=0"))
    .map((line) => line.split(";")[0])
    .join("; ")

export const locationOf = (answer: Response): string => answer.headers.get("location") ?? ""

/** A server whose owners sign in through a fake issuer. */
export const startWithIssuer = (
  options: {
    readonly signUp?: SignUpMode
    readonly allowsPasswords?: boolean
    readonly others?: Layer.Layer<Directory>
    readonly limits?: HttpLimits
    readonly otherUrls?: ReadonlyArray<string>
  } = {}
) => {
  const fake = fakeIssuer(options.allowsPasswords ?? false)
  const services = Layer.mergeAll(
    testServices,
    Layer.succeed(SignUpPolicy, { mode: options.signUp ?? "open" }),
    Layer.succeed(IdentityProvider)(Option.some(fake.issuer))
  )
  const server: TestServer = startServer({
    services: options.others === undefined ? services : Layer.merge(services, options.others),
    limits: options.limits ?? unlimitedLimits,
    otherUrls: options.otherUrls ?? []
  })
  const beginning = options.allowsPasswords === true ? "?issuer=" : ""
  const begin = async (query = "", cookie = "") => {
    const answer = await server.fetch(`/api/login${query || beginning}`, { headers: { cookie } })
    return { answer, address: locationOf(answer), cookie: browserCookies(answer) }
  }
  /** The whole way, as a browser goes it. */
  const signInWith = async (outcome: SignInOutcome, query = "", cookie = "") => {
    const begun = await begin(query, cookie)
    const headers = { cookie: [cookie, begun.cookie].filter((text) => text !== "").join("; ") }
    return server.fetch(fake.answerTo(begun.address, outcome), { headers })
  }
  return {
    ...fake,
    server,
    begin,
    signInWith,
    signIn: (person: Person) => signInWith(Effect.succeed(person))
  }
}
