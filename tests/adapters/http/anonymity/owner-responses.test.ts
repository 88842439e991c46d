import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { filteredPlaceholder } from "#core/domain/feedback/feedback-text.ts"
import { feedbackCsv } from "#ui/features/feedback/export/feedback-csv.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { rejectedText } from "../support/sample-hives.ts"
import { startHive } from "../support/visitors.ts"

const readItems = Schema.decodeUnknownSync(FeedbackItems)

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

describe("[anon A16] a rejected text", () => {
  test.each(ownerPaths)("is not in the answer of %s", async (path) => {
    const { hive } = await startHive()
    const answer = await hive.ask(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain(rejectedText)
  })
})

test("[anon A11] the CSV has the five columns, days without times, no ids, and no rejected text", async () => {
  const { hive } = await startHive()
  const items = readItems(await hive.read("/api/user/feedback"))
  const csv = feedbackCsv(items, catalogue.feedback, catalogue.categories)
  expect(csv.split("\r\n")[0]?.slice(1).replaceAll('"', "")).toBe(
    "#,Feedback,Category,Received On,Visibility"
  )
  expect(items.map(({ moderationStatus }) => moderationStatus)).toContain("rejected")
  expect(csv).toContain(filteredPlaceholder)
  expect(csv).not.toContain(rejectedText)
  expect(csv).not.toMatch(/\d:\d\d|T\d\d|[\da-f]{8}-[\da-f]{4}/)
  for (const { id } of items) expect(csv).not.toContain(id)
})
