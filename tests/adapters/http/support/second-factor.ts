import type { CallName } from "#core/contract/calls.ts"
import { addAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { totpCode } from "../../../support/totp.ts"
import { adminName, signInAdmin } from "./admins.ts"
import { joined } from "./mailing.ts"
import { cookieOf, json, password, succeed } from "./requests.ts"
import type { TestServer } from "./test-server.ts"

export const codeEmail = "asha@example.com"

/** How owners and admins do the same. */
export interface CodeUser {
  readonly who: string
  readonly settings: string
  /** Makes an account without a second factor; returns the cookie of its session. */
  readonly join: (server: TestServer) => Promise<string>
  readonly enterPassword: (
    server: TestServer,
    headers?: Readonly<Record<string, string>>
  ) => Promise<Response>
  readonly second: string
  /** Calls for which a test needs a code: confirming, new recovery codes, signing in. */
  readonly codeCalls: readonly [CallName, CallName, CallName]
  /** A call that a session opens. */
  readonly opened: string
}

export const codeOwner: CodeUser = {
  who: "an owner",
  settings: "/api/account/second-factor",
  join: (server) => joined(server, codeEmail),
  enterPassword: (server, headers) =>
    server.fetch("/api/auth/sign-in", json({ email: codeEmail, password }, headers)),
  second: "/api/auth/second",
  codeCalls: ["confirmSecondFactor", "renewRecoveryCodes", "signInWithCode"],
  opened: "/api/auth/user"
}

export const codeAdmin: CodeUser = {
  who: "an admin",
  settings: "/api/admin/second-factor",
  join: async (server) => {
    succeed(await server.run(addAdmin({ username: adminName, password })))
    return cookieOf(await signInAdmin(server))
  },
  enterPassword: (server, headers) =>
    server.fetch("/api/admin/login", json({ username: adminName, password }, headers)),
  second: "/api/admin/second",
  codeCalls: ["confirmAdminSecondFactor", "renewAdminRecoveryCodes", "adminLoginWithCode"],
  opened: "/api/admin/badges"
}

export const codeUsers = [codeOwner, codeAdmin] as const

export const beginSetUp = async (server: TestServer, { settings }: CodeUser, cookie: string) => {
  const begun = await server.fetch(settings, json({ password }, { cookie }))
  if (begun.status !== 200) throw new Error(`Beginning failed with ${begun.status}`)
  const { secret, address, setUp }: Readonly<Record<string, string>> = await begun.json()
  return { secret: secret ?? "", address: address ?? "", setUp: setUp ?? "" }
}

/** Joins and sets up a second factor with the code of `time`. */
export const joinWithCodes = async (server: TestServer, user: CodeUser, time: number) => {
  const cookie = await user.join(server)
  const { secret, setUp } = await beginSetUp(server, user, cookie)
  const code = totpCode(secret, time)
  const confirmed = await server.fetch(`${user.settings}/confirm`, json({ setUp, code }, { cookie }))
  if (confirmed.status !== 200) throw new Error(`Confirming failed with ${confirmed.status}`)
  const { recoveryCodes }: { readonly recoveryCodes: ReadonlyArray<string> } = await confirmed.json()
  return { cookie, secret, recoveryCodes }
}

export const ticketOf = async (server: TestServer, { enterPassword }: CodeUser): Promise<string> =>
  cookieOf(await enterPassword(server))

export const enterCode = (
  server: TestServer,
  { second }: CodeUser,
  cookie: string,
  code: string,
  headers: Readonly<Record<string, string>> = {}
) => server.fetch(second, json({ code }, { cookie, ...headers }))
