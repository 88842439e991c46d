import { describe, expect, test } from "vitest"
import { type CallName, calls } from "#core/contract/calls.ts"
import { form, fromOwnPage } from "../support/requests.ts"
import { origin } from "../support/test-server.ts"
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
