import { Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { Day } from "#core/domain/values/day.ts"
import { Reports } from "#core/ports/reports.ts"
import { uncoverFeedback } from "#core/use-cases/feedback/uncover-feedback.ts"
import { makeOperator, operatorName, readEntries } from "./support/admins.ts"
import { clockOf } from "./support/limited.ts"
import { fromOwnPage, json, succeed, urlencoded } from "./support/requests.ts"
import { addApproved, addCovered, makeHive, type TestHive } from "./support/sample-hives.ts"
import { startServer, type TestServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"

const someWords = "This is not her page, see https://example.org/asha"
const hostileWords = "You are all worthless idiots, I hate you"

const start = async () => {
  const server = startServer({ services: Layer.merge(testServices, TestClock.layer()) })
  const hive = await makeHive(server, "asha@example.com", "asha-rao")
  return { server, hive, pass: clockOf(server) }
}

const reportBy = (
  server: TestServer,
  fields: object = { reason: "imitation", words: someWords },
  link = "asha-rao",
  headers: Record<string, string> = {}
) => server.fetch(`/api/profile/${link}/report`, json(fields, headers))

let operators = 0

/** Another one each time, because an admin's session is short. */
const operatorOf = async (server: TestServer) => {
  const name = `${operatorName}-${++operators}`
  const cookie = await makeOperator(server, name)
  const ask = (path: string, method = "GET") =>
    server.fetch(path, { method, headers: { cookie, ...fromOwnPage } })
  return { name, ask, read: async (path: string) => (await ask(path)).json() }
}

type ReportOperator = Awaited<ReturnType<typeof operatorOf>>

const readReports = async (server: TestServer) => (await operatorOf(server)).read("/api/admin/reports")
const readNotes = async (server: TestServer) => (await operatorOf(server)).read("/api/admin/shown-notes")

const allDays = { from: Day("1960-01-01"), before: Day("2100-01-01") }

const storedReports = async (server: TestServer) =>
  succeed(await server.run(Reports.use(({ list }) => list(allDays, { limit: 500, after: null }))))

/** The history's lines about reports and notes. */
const actsIn = async (server: TestServer) =>
  (await readEntries(server))
    .map(({ who, what }) => `${who} ${what}`)
    .filter((act) => /report|note/.test(act))

describe("a visitor's report", () => {
  test("[anon A30] is listed from the next UTC midnight, for 90 days, and then is gone", async () => {
    const { server, pass } = await start()
    await pass("23 hours")
    expect((await reportBy(server)).status).toBe(201)
    await pass("59 minutes")
    expect(await readReports(server)).toEqual({ reports: [], next: null })
    await pass("1 minute")
    const [report] = (await readReports(server)).reports
    expect(report).toEqual({
      id: expect.any(String),
      link: "asha-rao",
      name: null,
      reason: "imitation",
      words: someWords,
      mark: expect.stringMatching(/^(?:approved|covered)$/),
      day: "1970-01-01"
    })
    await pass("89 days")
    expect((await readReports(server)).reports).toHaveLength(1)
    await pass("1 day")
    expect((await readReports(server)).reports).toEqual([])
  })

  test("[anon A30] is stored sealed, with its reason and day alone", async () => {
    const { server, hive } = await start()
    await reportBy(server, { reason: "other", words: someWords }, "asha-rao", {
      "user-agent": "canary-browser",
      "x-forwarded-for": "203.0.113.77",
      "idempotency-key": "canary-key"
    })
    const [stored] = await storedReports(server)
    expect(stored).toStrictEqual({
      ...{ kind: "report", id: expect.any(String), owner: hive.owner, content: expect.any(String) },
      ...{ reason: "other", mark: null, reportedOn: "1970-01-01" }
    })
    expect(JSON.stringify(stored)).not.toMatch(/canary|203\.0|not her page/)
  })

  test("[anon A30] has the same answer for all, and is kept nowhere without a page", async () => {
    const { server, hive } = await start()
    const answerOf = async (link: string, headers: Record<string, string> = {}) => {
      const answer = await reportBy(server, undefined, link, headers)
      return [answer.status, [...answer.headers], await answer.text()]
    }
    const known = await answerOf("asha-rao")
    expect(known[0]).toBe(201)
    for (const link of ["nobody-here", "ASHA-RAO", "dashboard", "a%00b", "x".repeat(200)])
      expect(await answerOf(link), link).toEqual(known)
    expect(await answerOf("asha-rao", { cookie: hive.cookie })).toEqual(known)
    expect(await storedReports(server)).toHaveLength(3)
  })

  test("of a suspended or deleted page is kept nowhere; of a paused one it is", async () => {
    const { server, hive } = await start()
    await hive.send("/api/account/pause", { paused: true })
    expect((await reportBy(server)).status).toBe(201)
    expect(await storedReports(server)).toHaveLength(1)
    await hive.send("/api/account", { password: "a quiet meadow at dawn" }, "DELETE")
    expect((await reportBy(server)).status).toBe(201)
    expect(await storedReports(server)).toHaveLength(1)
  })

  test("is marked by the guard, never refused or hidden", async () => {
    const { server, pass } = await start()
    expect((await reportBy(server, { reason: "unlawful", words: hostileWords })).status).toBe(201)
    await pass("1 day")
    const [report] = (await readReports(server)).reports
    expect(report).toMatchObject({ words: hostileWords, mark: "rejected" })
    expect(await storedReports(server)).toMatchObject([{ mark: "rejected" }])
  })

  test("[anon A30] is stored once for an Idempotency-Key, and with other words once more", async () => {
    const { server } = await start()
    const key = { "idempotency-key": "once" }
    const note = json({ content: "Good work" }, key)
    expect((await server.fetch("/api/profile/asha-rao/feedback", note)).status).toBe(201)
    for (const _time of [1, 2]) expect((await reportBy(server, undefined, "asha-rao", key)).status).toBe(201)
    expect(await storedReports(server)).toHaveLength(1)
    const other = { reason: "other", words: someWords }
    expect((await reportBy(server, other, "asha-rao", key)).status).toBe(201)
    expect(await storedReports(server)).toHaveLength(2)
  })

  test.each([
    ["no words", { reason: "other", words: " \u200b " }],
    ["too many words", { reason: "other", words: "a".repeat(301) }],
    ["half a character", { reason: "other", words: "a\ud800" }],
    ["another reason", { reason: "because", words: "a" }]
  ])("is refused with %s", async (_name, fields) => {
    const { server } = await start()
    expect((await reportBy(server, fields)).status).toBe(400)
    expect(await storedReports(server)).toEqual([])
  })
})

describe("the report page", () => {
  test("is the same for every link that somebody could have", async () => {
    const { server } = await start()
    const pageOf = async (link: string) => {
      const answer = await server.fetch(`/report/${link}`)
      return [answer.status, (await answer.text()).replaceAll(link, "LINK")]
    }
    expect(await pageOf("asha-rao")).toEqual(await pageOf("nobody-here"))
    expect((await server.fetch("/report/asha-rao")).headers.get("x-robots-tag")).toBe("noindex, noarchive")
    for (const link of ["dashboard", "a%0d%0ab"]) expect((await pageOf(link))[0]).toBe(404)
  })

  test("sends without JavaScript and says thanks", async () => {
    const { server } = await start()
    const answer = await server.fetch("/report/asha-rao", urlencoded({ reason: "other", words: someWords }))
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/report/asha-rao?sent=1"])
    expect(await (await server.fetch("/report/asha-rao?sent=1")).text()).toContain("&#34;sent&#34;:true")
    expect(await storedReports(server)).toHaveLength(1)
  })

  test("keeps what was typed when it is refused", async () => {
    const { server } = await start()
    const tooLong = urlencoded({ reason: "unlawful", words: "b".repeat(301) })
    const answer = await server.fetch("/report/asha-rao", tooLong)
    const page = await answer.text()
    expect(answer.status).toBe(400)
    const message = "Reports must be 300 characters or less"
    for (const text of [message, "b".repeat(301), "&#34;reason&#34;:&#34;unlawful&#34;"])
      expect(page).toContain(text)
  })
})

test("[anon A30] closing a report deletes it from the next day on, and the history says who did", async () => {
  const { server, pass } = await start()
  await reportBy(server)
  const [stored] = await storedReports(server)
  const close = async ({ ask }: ReportOperator) =>
    (await ask(`/api/admin/reports/${stored?.id}`, "DELETE")).status
  expect(await close(await operatorOf(server))).toBe(404)
  await pass("1 day")
  const operator = await operatorOf(server)
  expect([await close(operator), await close(operator)]).toEqual([204, 404])
  expect(await storedReports(server)).toEqual([])
  expect(await actsIn(server)).toEqual([`${operator.name} closed a report`])
})

describe("a note that its owner shows", () => {
  const show = (hive: TestHive, id: string) => hive.send(`/api/feedback/${id}/show`, undefined)

  test("[anon A30] is read live by the operator, as long as it exists", async () => {
    const { server, hive } = await start()
    expect(await readNotes(server)).toEqual({ notes: [], next: null })
    expect(await (await show(hive, hive.private)).json()).toEqual({ id: hive.private, until: "1970-04-01" })
    expect(await hive.read("/api/feedback/shown")).toEqual([{ id: hive.private, until: "1970-04-01" }])
    expect((await readNotes(server)).notes).toEqual([
      { id: hive.private, link: "asha-rao", name: null, text: "Kept by asha-rao.", day: "1970-01-01" }
    ])
    await hive.ask(`/api/feedback/${hive.private}`, "DELETE")
    expect((await readNotes(server)).notes).toEqual([])
    expect(await hive.read("/api/feedback/shown")).toEqual([])
  })

  const closeNote = async ({ ask }: ReportOperator, id: string) =>
    (await ask(`/api/admin/shown-notes/${id}`, "DELETE")).status

  test("[anon A30] is shown for 90 days; showing it again changes nothing before", async () => {
    const { server, hive, pass } = await start()
    await show(hive, hive.private)
    await pass("6 days")
    expect(await (await show(hive, hive.private)).json()).toMatchObject({ until: "1970-04-01" })
    await pass("84 days")
    expect((await readNotes(server)).notes).toHaveLength(1)
    await pass("1 day")
    expect((await readNotes(server)).notes).toEqual([])
    expect(await closeNote(await operatorOf(server), hive.private)).toBe(404)
  })

  test("[anon A30] is closed by an operator for all of them, stays its owner's, and is logged without a name", async () => {
    const { server, hive } = await start()
    for (const _time of [1, 2]) await show(hive, hive.private)
    const operator = await operatorOf(server)
    expect(await closeNote(operator, hive.private)).toBe(204)
    expect(await closeNote(operator, hive.private)).toBe(404)
    expect((await readNotes(server)).notes).toEqual([])
    expect(await hive.read("/api/feedback/shown")).toEqual([])
    const kept = expect.objectContaining({ id: hive.private })
    expect(await hive.read("/api/user/feedback")).toContainEqual(kept)
    expect((await actsIn(server)).toSorted()).toEqual([
      "an owner showed a note to the operator",
      `${operator.name} closed a shown note`
    ])
  })

  test("is neither a rejected nor a covered one, until that is opened", async () => {
    const { server, hive } = await start()
    for (const id of [hive.rejected, hive.pending]) expect((await show(hive, id)).status).toBe(404)
    const covered = succeed(await server.run(addCovered(hive.owner, "Perhaps unkind.")))
    expect((await show(hive, covered)).status).toBe(409)
    expect((await readNotes(server)).notes).toEqual([])
    succeed(await server.run(uncoverFeedback(hive.owner, covered)))
    expect((await show(hive, covered)).status).toBe(200)
    expect((await readNotes(server)).notes).toMatchObject([{ text: "Perhaps unkind." }])
  })

  test("lists come in pages", async () => {
    const { server, hive } = await start()
    for (const text of ["One.", "Two.", "Three."])
      await show(hive, succeed(await server.run(addApproved(hive.owner, text))))
    const operator = await operatorOf(server)
    const first = await operator.read("/api/admin/shown-notes?limit=2")
    expect(first.notes).toHaveLength(2)
    const second = await operator.read(`/api/admin/shown-notes?limit=2&after=${first.next}`)
    expect(second).toMatchObject({ notes: [{ day: "1970-01-01" }], next: null })
    for (const query of ["reports?limit=0", "shown-notes?after=x"])
      expect((await operator.ask(`/api/admin/${query}`)).status).toBe(400)
  })
})
