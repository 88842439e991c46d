import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { coveredPlaceholder, filteredPlaceholder } from "#core/domain/feedback/feedback-text.ts"
import { feedbackCsv } from "#ui/features/feedback/export/feedback-csv.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { statusAndMessage, succeed } from "../support/requests.ts"
import { addCovered, rejectedText } from "../support/sample-hives.ts"
import { startHive } from "../support/visitors.ts"

const coveredText = "CANARY-COVERED-TEXT"
const readItem = Schema.decodeUnknownSync(FeedbackItem)
const readItems = Schema.decodeUnknownSync(FeedbackItems)

/** The sample hive, which has a rejected item, and a covered one. */
const start = async () => {
  const { server, hive } = await startHive()
  const id = succeed(await server.run(addCovered(hive.owner, coveredText, coveredText)))
  const list = async () => readItems(await hive.read("/api/user/feedback"))
  const uncover = () => hive.ask(`/api/feedback/${id}/uncover`, "POST")
  return { hive, id, list, uncover }
}

const ownerPaths = [
  "/api/user/feedback",
  "/api/user/feedback-summary",
  "/api/user/activity",
  "/api/user/badges",
  "/api/gamification/stats",
  "/api/auth/user",
  "/api/profile/asha-rao",
  "/api/profile/asha-rao/gamification",
  "/asha-rao"
]

test.each(ownerPaths)("[anon A16] a rejected or covered text is not in the answer of %s", async (path) => {
  const answer = await (await start()).hive.ask(path)
  expect(answer.status).toBe(200)
  const told = await answer.text()
  for (const text of [rejectedText, coveredText]) expect(told).not.toContain(text)
})

test("[anon A11] the CSV has the five columns, days without times, no ids, and no text that is not shown", async () => {
  const items = await (await start()).list()
  const csv = feedbackCsv(items, catalogue.feedback, catalogue.categories)
  expect(csv.split("\r\n")[0]?.slice(1).replaceAll('"', "")).toBe(
    "#,Feedback,Category,Received On,Visibility"
  )
  for (const shown of [filteredPlaceholder, coveredPlaceholder]) expect(csv).toContain(shown)
  for (const text of [rejectedText, coveredText]) expect(csv).not.toContain(text)
  expect(csv).not.toMatch(/\d:\d\d|T\d\d|[\da-f]{8}-[\da-f]{4}/)
  for (const { id } of items) expect(csv).not.toContain(id)
})

test("a rejected item says for what in one word, and nothing of the text", async () => {
  const items = await (await start()).list()
  expect(items.find(({ moderationStatus }) => moderationStatus === "rejected")).toMatchObject({
    content: filteredPlaceholder,
    rejectedFor: "other",
    isCovered: false
  })
})

describe("a covered item", () => {
  test("shows its owner category and day alone, and counts as an approved one", async () => {
    const { hive, id, list } = await start()
    expect((await list()).find((item) => item.id === id)).toMatchObject({
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

  test("is not made public before it is opened, and is after", async () => {
    const { hive, id, uncover } = await start()
    const publish = () => hive.send(`/api/feedback/${id}/public`, { isPublic: true }, "PATCH")
    expect(await statusAndMessage(await publish())).toEqual([409, "Open it before you make it public."])
    await uncover()
    expect((await publish()).status).toBe(200)
  })

  test("counts for the insight once it is opened", async () => {
    const { hive, uncover } = await start()
    const hasSummary = async () => (await hive.read("/api/user/feedback-summary")).hasSummary
    expect(await hasSummary()).toBe(false)
    await uncover()
    expect(await hasSummary()).toBe(true)
  })

  test("is answered as it is seen from now on when it is opened, also a second time", async () => {
    const { id, list, uncover } = await start()
    const item = readItem(await (await uncover()).json())
    expect(item).toMatchObject({ id, content: coveredText, sentiment: "positive", isCovered: false })
    const again = await uncover()
    expect([again.status, await again.json()]).toEqual([200, item])
    expect(await list()).toContainEqual(item)
  })
})
