import { Effect, Option } from "effect"
import { describe, expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import { putRecords } from "../../../contracts/storage-adapter.ts"
import { fromOwnPage, json, succeed } from "../support/requests.ts"
import { completeResponse, startHive } from "../support/visitors.ts"

type RouteVisit = readonly [path: string, init?: RequestInit]

const form = (fields: Record<string, string>, headers: HeadersInit = fromOwnPage): RequestInit => ({
  method: "POST",
  headers,
  body: new URLSearchParams(fields)
})

const note = { content: "Good work" }
const report = { reason: "imitation", words: "This is not her page" }

/** Sent by a program that is no browser. */
const plain = (body: object): RequestInit => ({
  ...json(body),
  headers: { "content-type": "application/json" }
})

/** Every visitor route, with each of its answers. */
const visits: Readonly<Record<string, RouteVisit>> = {
  "GET /{link}": ["/asha-rao"],
  "GET /{link} after sending": ["/asha-rao?sent=1"],
  "GET /{link} of nobody": ["/nobody-here"],
  "POST /{link}": ["/asha-rao", form(note)],
  "POST /{link} by no browser": ["/asha-rao", form(note, {})],
  "POST /{link} refused": ["/asha-rao", form({ content: "see www.example.org" })],
  "POST /{link} of nobody": ["/nobody-here", form(note)],
  "GET /report/{link}": ["/report/asha-rao"],
  "GET /report/{link} after sending": ["/report/asha-rao?sent=1"],
  "POST /report/{link}": ["/report/asha-rao", form(report)],
  "POST /report/{link} by no browser": ["/report/asha-rao", form(report, {})],
  "POST /report/{link} refused": ["/report/asha-rao", form({ ...report, words: "" })],
  "POST /report/{link} of nobody": ["/report/nobody-here", form(report)],
  "POST /api/profile/{link}/report": ["/api/profile/asha-rao/report", json(report)],
  "POST /api/profile/{link}/report by no browser": ["/api/profile/asha-rao/report", plain(report)],
  "POST /api/profile/{link}/report refused": ["/api/profile/asha-rao/report", json({ ...report, words: "" })],
  "POST /api/profile/{link}/report of nobody": ["/api/profile/nobody/report", json(report)],
  "POST /api/receipt": ["/api/receipt", json({ token: "A".repeat(43) })],
  "POST /api/receipt/take-back": ["/api/receipt/take-back", json({ token: "A".repeat(43) })],
  "GET /api/profile/{link}": ["/api/profile/asha-rao"],
  "GET /api/profile/{link} of nobody": ["/api/profile/nobody"],
  "GET /api/profile/{link}/gamification": ["/api/profile/asha-rao/gamification"],
  "GET /api/profile/{link}/answers": ["/api/profile/asha-rao/answers"],
  "GET /feed/{link}": ["/feed/asha-rao"],
  "GET /embed/{link}": ["/embed/asha-rao"],
  "POST /api/profile/{link}/feedback": ["/api/profile/asha-rao/feedback", json(note)],
  "POST /api/profile/{link}/feedback by no browser": ["/api/profile/asha-rao/feedback", plain(note)],
  "POST /api/profile/{link}/feedback refused": ["/api/profile/asha-rao/feedback", json({ content: "" })],
  "POST /api/profile/{link}/feedback of nobody": ["/api/profile/nobody/feedback", json(note)]
}

const visitorRoutes = [
  ...["/{link}", "/report/{link}", "/feed/{link}", "/embed/{link}"].map((path) => `GET ${path}`),
  ...Object.values(calls)
    .filter(({ access }) => access === "visitor")
    .map(({ method, path }) => `${method} ${path}`)
]

test("no visitor route is left out below", () => {
  expect(visitorRoutes.filter((route) => !(route in visits))).toEqual([])
})

describe.each(Object.entries(visits))("%s", (_, [path, init]) => {
  test("[anon A3] sets nothing on the visitor's device, and nothing by which a second visit is known", async () => {
    const { server } = await startHive()
    const answer = await server.fetch(path, init)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    for (const name of ["set-cookie", "etag", "last-modified", "www-authenticate", "location"]) {
      const isRedirect = name === "location" && answer.status === 303
      expect(answer.headers.get(name), name).toBe(isRedirect ? `${path}?sent=1` : null)
    }
  })

  test("[anon A4 A23] answers the same bytes to an owner, and does not note the visit in the session", async () => {
    const { server, hive } = await startHive()
    const token = hive.cookie.split("=")[1] ?? ""
    const age = 2 * 86_400_000
    const sessionOf = Effect.gen(function* () {
      const id = yield* (yield* Secrets).digest(token)
      return Option.getOrThrow(yield* (yield* SessionStore).find(id))
    })
    const grownOld = Effect.gen(function* () {
      const session = yield* sessionOf
      const old = { ...session, createdAt: session.createdAt - age, lastSeenAt: session.lastSeenAt - age }
      yield* putRecords(old)
      return old
    })
    const before = succeed(await server.run(grownOld))
    const without = await completeResponse(await server.fetch(path, init))
    const asAdmin = `honesthive-admin=${token}`
    for (const cookie of [hive.cookie, asAdmin, `${hive.cookie}; ${asAdmin}`]) {
      const headers = new Headers(init?.headers)
      headers.set("cookie", cookie)
      expect(await completeResponse(await server.fetch(path, { ...init, headers }))).toEqual(without)
    }
    expect(succeed(await server.run(sessionOf))).toEqual(before)
    await server.fetch("/api/auth/user", { headers: { cookie: hive.cookie } })
    expect(succeed(await server.run(sessionOf)).lastSeenAt).toBeGreaterThan(before.lastSeenAt)
  })
})
