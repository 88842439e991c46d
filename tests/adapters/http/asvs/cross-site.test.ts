import { describe, expect, test } from "vitest"
import { type CallName, calls } from "#core/contract/calls.ts"
import { form, fromOwnPage } from "../support/requests.ts"
import { origin, startServer } from "../support/test-server.ts"
import { callNames, pathOf } from "../support/valid-requests.ts"
import { startHive } from "../support/visitors.ts"

const writes = callNames.filter((name) => calls[name].method !== "GET")

const fields = {
  email: "asha@example.com",
  password: "a quiet meadow at dawn",
  current: "a quiet meadow at dawn",
  next: "a lantern by the slow river",
  isPublic: true,
  name: "Mallory",
  customLink: "mallory",
  showBadgesOnLanding: true,
  content: "Sent by another site",
  username: "root",
  category: "Special",
  tier: 1,
  badgeName: "Hive Enlightened",
  originalName: "Hive Enlightened",
  description: "Sent by another site"
}

const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}`]))

/** All that a page of another site can make a browser send without asking first, and what it cannot. */
const bodies = {
  nothing: () => ({}),
  "text/plain": () => ({ type: "text/plain", body: JSON.stringify(fields) }),
  "text/plain that looks like JSON": () => ({
    type: "text/plain; application/json",
    body: JSON.stringify(fields)
  }),
  "no content type": () => ({ body: new Blob([JSON.stringify(fields)]) }),
  urlencoded: () => ({ body: new URLSearchParams(texts) }),
  multipart: () => ({ body: form(texts, "").body }),
  JSON: () => ({ type: "application/json", body: JSON.stringify(fields) })
} satisfies Record<string, () => { type?: string; body?: BodyInit }>

const bodyList = Object.entries(bodies)

/** Two bodies, others for each call and each sign of another site: among all calls every sign meets every body. */
const bodiesFor = (turn: number) =>
  bodyList.filter((_, at) => [turn, turn + 3].some((place) => place % bodyList.length === at))

const foreign: ReadonlyArray<Readonly<Record<string, string>>> = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "cross-site", origin: "null" },
  { "sec-fetch-site": "same-site", origin: "http://other.honesthive.test" },
  { "sec-fetch-site": "same-site", origin },
  { "sec-fetch-site": "none" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: `${origin}.evil.example` },
  { origin: origin.replace("//", "//evil-") },
  { origin: origin.replace("//", "//evil.") }
]

const start = async () => {
  const { server, hive } = await startHive()
  const paths = ["/api/auth/user", "/api/account/sessions", "/api/user/feedback", "/api/profile/asha-rao"]
  const state = () => Promise.all(paths.map(hive.read))
  const send = (
    call: CallName,
    headers: Readonly<Record<string, string>>,
    { type, ...sent }: { readonly type?: string; readonly body?: BodyInit }
  ) =>
    server.fetch(pathOf(call, hive), {
      method: calls[call].method,
      headers: { ...headers, ...(type === undefined ? {} : { "content-type": type }) },
      ...sent
    })
  return { cookie: hive.cookie, state, send }
}

describe("[asvs V3.5.1 V3.5.2 V3.5.3] what another site makes a browser send", () => {
  test.each(writes)("changes nothing by %s, with a session and without", async (call) => {
    const { cookie, state, send } = await start()
    const before = await state()
    for (const [index, evidence] of foreign.entries()) {
      for (const [kind, body] of bodiesFor(writes.indexOf(call) + index)) {
        for (const session of [{ cookie }, {}]) {
          const answer = await send(call, { ...evidence, ...session }, body())
          const sent = JSON.stringify([kind, evidence, session])
          expect([answer.status, answer.headers.getSetCookie()], sent).toEqual([403, []])
        }
      }
    }
    expect(await state()).toEqual(before)
  })

  const withBody = writes.filter((name) => calls[name].body !== "none")

  test.each(withBody)(
    "is not read by %s in another content type, from our own pages either",
    async (call) => {
      const { cookie, state, send } = await start()
      const before = await state()
      const own = { json: "JSON", multipart: "multipart", form: "urlencoded", none: "" }[calls[call].body]
      for (const [kind, body] of Object.entries(bodies)) {
        if (kind === own) continue
        const answer = await send(call, { ...fromOwnPage, cookie }, body())
        expect(answer.status, kind).toBe(
          ["owner", "anyone", "visitor"].includes(calls[call].access) ? 415 : 401
        )
      }
      expect(await state()).toEqual(before)
    }
  )
})

const publicUrl = "https://honest.example"
const requestedOrigin = "http://10.0.0.7:3000"

interface RequestEvidence {
  readonly site?: string
  readonly origin?: string
  readonly cookie?: string
  readonly accepted: boolean
  /** Where cookies are ignored; as elsewhere unless said. */
  readonly acceptedOfVisitors?: true
}

const sessionCookie = `__Host-honesthive=${"c".repeat(43)}`

const table: ReadonlyArray<RequestEvidence> = [
  { site: "same-origin", accepted: true },
  { site: "same-origin", origin: "null", accepted: true },
  { site: "same-origin", cookie: sessionCookie, accepted: true },
  { site: "none", accepted: false },
  { site: "same-site", accepted: false },
  { site: "same-site", origin: publicUrl, accepted: false },
  { site: "cross-site", origin: publicUrl, accepted: false },
  { site: "", accepted: false },
  { origin: publicUrl, accepted: true },
  { origin: publicUrl, cookie: sessionCookie, accepted: true },
  { origin: requestedOrigin, accepted: true },
  { origin: "https://10.0.0.7:3000", accepted: true },
  { origin: "http://10.0.0.7", accepted: false },
  { origin: "http://honest.example", accepted: false },
  { origin: `${publicUrl}.evil.example`, accepted: false },
  { origin: "https://honest.example@evil.example", accepted: false },
  { origin: "https://evil-honest.example", accepted: false },
  { origin: "https://evil.example", accepted: false },
  { origin: "null", accepted: false },
  { origin: "", accepted: false },
  { accepted: true },
  { cookie: "theme=dark", accepted: true },
  { cookie: sessionCookie, accepted: false, acceptedOfVisitors: true },
  { cookie: `theme=dark; ${sessionCookie}`, accepted: false, acceptedOfVisitors: true },
  { cookie: `honesthive-admin=${"d".repeat(43)}`, accepted: false, acceptedOfVisitors: true },
  { site: "cross-site", cookie: sessionCookie, accepted: false },
  { origin: "https://evil.example", cookie: sessionCookie, accepted: false }
]

const headersOf = ({ site, origin, cookie }: RequestEvidence): Record<string, string> => ({
  ...(site === undefined ? {} : { "sec-fetch-site": site }),
  ...(origin === undefined ? {} : { origin }),
  ...(cookie === undefined ? {} : { cookie })
})

test.each(writes)("[asvs V3.5.1] [anon A23] %s is only taken from where it may come", async (name) => {
  const server = startServer({ publicUrl })
  const { method, path, access } = calls[name]
  const url = `${requestedOrigin}${path.replace("{id}", "some-id").replace("{link}", "asha-rao")}`
  for (const evidence of table) {
    const answer = await server.send(url, { method, headers: headersOf(evidence) })
    // Visitors' calls look at no cookie: a session neither opens nor closes anything there.
    const isAccepted = evidence.accepted || (access === "visitor" && evidence.acceptedOfVisitors === true)
    expect(answer.status !== 403, JSON.stringify(evidence)).toBe(isAccepted)
  }
})
