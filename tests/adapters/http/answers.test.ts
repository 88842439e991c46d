import { describe, expect, test } from "vitest"
import { makeLimits } from "#adapters/http/limits/limits.ts"
import { randomInRange } from "#adapters/http/limits/random-in-range.ts"
import { behindProxies } from "#adapters/http/limits/sender-subnet.ts"
import { json } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"
import { startHive } from "./support/visitors.ts"

const start = async () => {
  const { server, hive } = await startHive()
  const put = (id: string, what: "status" | "answer" | "marks", fields: unknown) =>
    hive.send(`/api/feedback/${id}/${what}`, fields, "PUT")
  const answers = async () => (await (await server.fetch("/api/profile/asha-rao/answers")).json()).answers
  const page = async () => (await server.fetch("/asha-rao")).text()
  return { server, hive, put, answers, page }
}

describe("an owner's status", () => {
  test("[anon A32] stands beside a public note for everybody, and beside no other", async () => {
    const { hive, put, answers } = await start()
    expect(await answers()).toEqual([])
    for (const status of ["thank-you", "will-act", "acted", "see-differently"]) {
      const set = await put(hive.public, "status", { status })
      expect([set.status, (await set.json()).status]).toEqual([200, status])
      expect(await answers()).toEqual([{ id: hive.public, status, answer: null }])
    }
    expect((await put(hive.private, "status", { status: "acted" })).status).toBe(200)
    expect(await answers()).toHaveLength(1)
    expect((await (await put(hive.public, "status", { status: null })).json()).status).toBeNull()
    expect(await answers()).toEqual([])
  })

  test("[anon A32] is told apart from the private marks, which nobody else sees", async () => {
    const { server, hive, put, page } = await start()
    const shown = async () => [
      await page(),
      await (await server.fetch("/api/profile/asha-rao")).text(),
      await (await server.fetch("/api/profile/asha-rao/answers")).text()
    ]
    const before = await shown()
    await put(hive.public, "marks", { starred: true, done: true })
    expect(await shown()).toEqual(before)
    await put(hive.public, "status", { status: "acted" })
    const [, profile] = await shown()
    expect(profile).toBe(before[1])
  })

  test.each([{ status: "done" }, { status: 1 }, {}, { status: "" }])("refuses %j", async (fields) => {
    const { hive, put } = await start()
    expect((await put(hive.public, "status", fields)).status).toBe(400)
  })
})

describe("a public answer", () => {
  test("[anon A32] is served beside its note, and goes when the note is hidden, swapped or deleted", async () => {
    const { hive, put, answers, page } = await start()
    const answer = "Thank you, I will plan more time."
    const say = async (id: string) => (await put(id, "answer", { answer: ` ${answer} ` })).status
    expect(await say(hive.public)).toBe(200)
    expect(await answers()).toEqual([{ id: hive.public, status: null, answer }])
    expect(await page()).toContain(answer)

    await hive.send(`/api/feedback/${hive.public}/public`, { isPublic: false }, "PATCH")
    expect([await answers(), (await page()).includes(answer)]).toEqual([[], false])
    await hive.send(`/api/feedback/${hive.public}/public`, { isPublic: true }, "PATCH")
    expect(await answers()).toEqual([])

    expect(await say(hive.public)).toBe(200)
    await hive.send(`/api/feedback/${hive.private}/swap`, { with: hive.public })
    expect(await answers()).toEqual([])
    expect(await say(hive.public)).toBe(409)
    expect(await say(hive.private)).toBe(200)
    await hive.ask(`/api/feedback/${hive.private}`, "DELETE")
    expect([await answers(), (await page()).includes(answer)]).toEqual([[], false])
  })

  test("is changed and taken back", async () => {
    const { hive, put, answers } = await start()
    await put(hive.public, "answer", { answer: "First" })
    expect((await (await put(hive.public, "answer", { answer: "Second" })).json()).answer).toBe("Second")
    expect((await (await put(hive.public, "answer", { answer: null })).json()).answer).toBeNull()
    expect(await answers()).toEqual([])
  })

  test.each([
    ["", "Please enter your feedback."],
    ["a".repeat(301), "Feedback must be 300 characters or less"],
    ["See example.com", "Invalid input. Links are not allowed in feedback."],
    ["See <b>this</b>", "Invalid input. HTML content is not allowed in feedback."],
    [
      "You are a piece of shit and everybody hates you",
      "The moderation guard refused this answer. Please word it differently."
    ]
  ])("%j is refused under the rules of feedback", async (answer, message) => {
    const { hive, put, answers } = await start()
    const refused = await put(hive.public, "answer", { answer })
    expect([refused.status, await refused.json()]).toEqual([400, { message }])
    expect(await answers()).toEqual([])
  })

  test.each([{ answer: 1 }, {}, { answer: ["a"] }])("%j is refused", async (fields) => {
    const { hive, put } = await start()
    expect((await put(hive.public, "answer", fields)).status).toBe(400)
  })

  test("is limited for each owner, and taking it back is not", async () => {
    const server = startServer({ limits: makeLimits(behindProxies(0), randomInRange) })
    const hive = await makeHive(server, "asha@example.com", "asha-rao")
    const put = async (answer: string | null) =>
      (
        await server.fetch(
          `/api/feedback/${hive.public}/answer`,
          json({ answer }, { cookie: hive.cookie }, "PUT")
        )
      ).status
    const statuses = []
    for (let tries = 0; tries < 31; tries++) statuses.push(await put("Thank you"))
    expect([statuses.slice(0, 30), statuses[30], await put(null)]).toEqual([Array(30).fill(200), 429, 200])
  })
})

test("GET /api/profile/{link}/answers is the same for everybody, with 404 for an unknown link", async () => {
  const { server, hive } = await start()
  const path = "/api/profile/asha-rao/answers"
  const own = await server.fetch(path, { headers: { cookie: hive.cookie } })
  const other = await server.fetch(path)
  expect(await own.text()).toBe(await other.text())
  expect([...own.headers]).toEqual([...other.headers])
  expect((await server.fetch("/api/profile/nobody/answers")).status).toBe(404)
})
