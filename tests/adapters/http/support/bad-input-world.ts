import { Effect } from "effect"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { putRecords, removeRecords } from "../../../contracts/storage-adapter.ts"
import type { Case } from "../../../fixtures/bad-inputs/materialize.mjs"
import { makeAdmin } from "./admins.ts"
import { succeed } from "./requests.ts"
import { makeHive, type TestHive } from "./sample-hives.ts"
import { openServer, origin, type TestServer } from "./test-server.ts"
import { memoryStore, type TestStore } from "./test-stores.ts"

const tokenOf = (cookie: string): string => cookie.slice(cookie.indexOf("=") + 1)

const flipped = (token: string): string => `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`

const staleSession = Effect.fnUntraced(function* (owner: string, age: number) {
  const secrets = yield* Secrets
  const token = yield* secrets.token
  const then = Date.now() - age
  const id = yield* secrets.digest(token)
  yield* putRecords({ kind: "session", id, owner: OwnerId(owner), createdAt: then, lastSeenAt: then })
  return token
})

const stale = async (server: TestServer, owner: string, days: number) =>
  succeed(await server.run(staleSession(owner, days * 86_400_000)))

const cookieMakers = {
  forged: async () => `honesthive=${"f".repeat(43)}`,
  expired: async ({ server, owner }) => `honesthive=${await stale(server, owner.owner, 8)}`,
  "logged-out": async ({ server, owner }) => {
    await server.fetch("/api/logout", { headers: { cookie: owner.cookie } })
    return owner.cookie
  },
  "deleted-user": async ({ server }) => {
    const gone = await makeHive(server, "gone@example.com", "gone-owner")
    succeed(await server.run(removeRecords({ kind: "account", owner: gone.owner, id: gone.owner })))
    return gone.cookie
  },
  truncated: async ({ owner }) => owner.cookie.slice(0, -4),
  "one-bit-flipped": async ({ owner }) => `honesthive=${flipped(tokenOf(owner.cookie))}`,
  "huge-8k": async () => `honesthive=${"a".repeat(8192)}`,
  "owner-value-in-admin-name": async ({ owner }) => `honesthive-admin=${tokenOf(owner.cookie)}`,
  "valid-plus-forged-duplicate": async ({ owner }) => `${owner.cookie}; honesthive=${"f".repeat(43)}`,
  "json-object": async () => 'honesthive={"id":"x"}',
  "proto-name": async () => "__proto__=x; constructor=y"
} satisfies Record<string, (world: BadInputWorld) => Promise<string>>

const isKnownCookie = (kind: string): kind is keyof typeof cookieMakers => kind in cookieMakers

export interface BadInputWorld {
  readonly server: TestServer
  readonly owner: TestHive
  readonly other: TestHive
  readonly admin: string
}

/** A fresh server with two owners, for one case. */
export const makeWorld = async ({ services }: TestStore = memoryStore): Promise<BadInputWorld> => {
  const server = openServer({ services })
  const owner = await makeHive(server, "owner@example.com", "asha-rao")
  const other = await makeHive(server, "other@example.com", "ben-okafor")
  return { server, owner, other, admin: await makeAdmin(server) }
}

export const variablesOf = ({ owner, other }: BadInputWorld) => ({
  LINK: owner.link,
  OTHER_LINK: other.link,
  UNKNOWN_LINK: "nobody-here",
  ID_PRIVATE: owner.private,
  ID_PUBLIC: owner.public,
  ID_REJECTED: owner.rejected,
  ID_PENDING: owner.pending,
  ID_OTHER: other.private,
  ID_DELETED: "3f333df6-90a4-4fda-8dd3-9485d27cee36",
  HOST: new URL(origin).host,
  ORIGIN: origin,
  IDEMPOTENCY_KEY: "8a3c1f0e-retry"
})

const jar = {
  visitor: () => undefined,
  none: () => undefined,
  admin: ({ admin }: BadInputWorld) => admin,
  owner: ({ owner }: BadInputWorld) => owner.cookie,
  "other-owner": ({ other }: BadInputWorld) => other.cookie
} as const

/** The cookie that a case is sent with, of its actor or of the kind it names. */
export const cookieFor = async (one: Case, world: BadInputWorld): Promise<string | undefined> => {
  if (one.cookie === undefined) return jar[one.as](world)
  if (!isKnownCookie(one.cookie)) throw new Error(`Unknown kind of cookie: ${one.cookie}`)
  return cookieMakers[one.cookie](world)
}
