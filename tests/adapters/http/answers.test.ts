import { describe, expect, test } from "vitest"
import { statusAndMessage } from "./support/requests.ts"
import { startHive } from "./support/visitors.ts"

const start = async () => {
  const { server, hive } = await startHive()
  const put = (id: string, what: "status" | "answer" | "marks", fields: unknown) =>
    hive.send(`/api/feedback/${id}/${what}`, fields, "PUT")
  const answers = async () => (await hive.read("/api/profile/asha-rao/answers")).answers
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
    expect((await shown())[1]).toBe(before[1])
  })

  test("has four words alone, and an answer is a text", async () => {
    const { hive, put } = await start()
    const sent = [
      ...["done", ""].map((status) => put(hive.public, "status", { status })),
      ...[1, ["a"], undefined].map((answer) => put(hive.public, "answer", { answer }))
    ]
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  })
})

describe("a public answer", () => {
  test("[anon A32] is served beside its note until it is taken back, and goes when the note is hidden, swapped or deleted", async () => {
    const { hive, put, answers, page } = await start()
    const answer = "Thank you, I will plan more time."
    const say = async (id: string) => (await put(id, "answer", { answer: ` ${answer} ` })).status
    expect(await say(hive.public)).toBe(200)
    expect(await answers()).toEqual([{ id: hive.public, status: null, answer }])
    expect(await page()).toContain(answer)
    for (const next of ["Another", null])
      expect((await (await put(hive.public, "answer", { answer: next })).json()).answer).toBe(next)
    expect(await answers()).toEqual([])

    expect(await say(hive.public)).toBe(200)
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
    expect(await statusAndMessage(await put(hive.public, "answer", { answer }))).toEqual([400, message])
    expect(await answers()).toEqual([])
  })
})
