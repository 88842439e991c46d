import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { coveredPlaceholder, filteredPlaceholder } from "#core/domain/feedback/feedback-text.ts"
import { feedbackCsv } from "#ui/features/feedback/export/feedback-csv.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { succeed } from "./support/requests.ts"
import { addApproved, addCovered, makeHive } from "./support/sample-hives.ts"
import { startHive } from "./support/visitors.ts"

const text = "CANARY-COVERED-TEXT"
const readItem = Schema.decodeUnknownSync(FeedbackItem)
const readItems = Schema.decodeUnknownSync(FeedbackItems)

const start = async () => {
  const { server, hive } = await startHive()
  const id = succeed(await server.run(addCovered(hive.owner, text, text)))
  const list = async () => readItems(await hive.read("/api/user/feedback"))
  const itsOwn = async () => (await list()).find((item) => item.id === id)
  const uncover = (item: string, by = hive) => by.ask(`/api/feedback/${item}/uncover`, "POST")
  const publish = () => hive.send(`/api/feedback/${id}/public`, { isPublic: true }, "PATCH")
  return { server, hive, id, list, itsOwn, uncover, publish }
}

const ownerPaths = [
  "/api/user/feedback",
  "/api/user/feedback-summary",
  "/api/user/activity",
  "/api/gamification/stats",
  "/api/profile/asha-rao",
  "/asha-rao"
]

describe("a covered item", () => {
  test("shows its owner category and day alone, and counts as an approved one", async () => {
    const { hive, itsOwn } = await start()
    expect(await itsOwn()).toMatchObject({
      content: coveredPlaceholder,
      aiCategory: "Reliability",
      aiSummary: "",
      sentiment: "neutral",
      isPublic: false,
      moderationStatus: "approved",
      isCovered: true,
      rejectedFor: null
    })
    expect((await hive.read("/api/gamification/stats")).totalPoints).toBe(30)
  })

  test.each(ownerPaths)("is not in the answer of %s", async (path) => {
    const { hive } = await start()
    const answer = await hive.ask(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain(text)
  })

  test("is a placeholder in the CSV", async () => {
    const { list } = await start()
    const csv = feedbackCsv(await list(), catalogue.feedback, catalogue.categories)
    expect(csv).toContain(coveredPlaceholder)
    expect(csv).not.toContain(text)
  })

  test("is not made public before it is opened, and is after", async () => {
    const { publish, uncover, id } = await start()
    const refused = await publish()
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: "Open it before you make it public." }
    ])
    await uncover(id)
    expect((await publish()).status).toBe(200)
  })

  test("counts for the insight once it is opened", async () => {
    const { hive, uncover, id } = await start()
    const hasSummary = async () => (await hive.read("/api/user/feedback-summary")).hasSummary
    expect(await hasSummary()).toBe(false)
    await uncover(id)
    expect(await hasSummary()).toBe(true)
  })
})

describe("opening one", () => {
  test("answers the item as it is seen from now on, also a second time", async () => {
    const { uncover, itsOwn, id } = await start()
    const opened = await uncover(id)
    expect(opened.status).toBe(200)
    const item = readItem(await opened.json())
    expect(item).toMatchObject({ id, content: text, sentiment: "positive", isCovered: false })
    const again = await uncover(id)
    expect([again.status, await again.json()]).toEqual([200, item])
    expect(await itsOwn()).toEqual(item)
  })

  test("of an approved one that never was covered answers it", async () => {
    const { server, hive, uncover } = await start()
    const answer = await uncover(succeed(await server.run(addApproved(hive.owner, "Plain."))))
    expect([answer.status, readItem(await answer.json()).content]).toEqual([200, "Plain."])
  })

  test("is refused for what is rejected, pending, unknown or somebody else's, and shows nothing", async () => {
    const { server, hive, uncover, itsOwn, id } = await start()
    const other = await makeHive(server, "ben@example.com", "ben-okafor")
    const answers = await Promise.all([
      uncover(hive.rejected),
      uncover(hive.pending),
      uncover("1"),
      uncover(id, other)
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect((await itsOwn())?.isCovered).toBe(true)
  })
})

test("a rejected item says for what in one word, and nothing of the text", async () => {
  const { list } = await start()
  const rejected = (await list()).find(({ moderationStatus }) => moderationStatus === "rejected")
  expect(rejected).toMatchObject({ content: filteredPlaceholder, rejectedFor: "other", isCovered: false })
})
