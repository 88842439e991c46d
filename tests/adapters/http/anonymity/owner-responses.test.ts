import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { filteredPlaceholder } from "#core/domain/feedback/feedback-text.ts"
import { feedbackCsv } from "#ui/features/feedback/export/feedback-csv.ts"
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
    const { server, hive } = await startHive()
    const answer = await server.fetch(path, { headers: { cookie: hive.cookie } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain(rejectedText)
  })
})

test("[anon A11] the CSV has the five columns, days without times, no ids, and no rejected text", async () => {
  const { server, hive } = await startHive()
  const answer = await server.fetch("/api/user/feedback", { headers: { cookie: hive.cookie } })
  const items = readItems(await answer.json())
  const csv = feedbackCsv(items)
  expect(csv.split("\r\n")[0]?.slice(1).replaceAll('"', "")).toBe(
    "#,Feedback,Category,Received On,Visibility"
  )
  expect(items.map(({ moderationStatus }) => moderationStatus)).toContain("rejected")
  expect(csv).toContain(filteredPlaceholder)
  expect(csv).not.toContain(rejectedText)
  expect(csv).not.toMatch(/\d:\d\d|T\d\d|[\da-f]{8}-[\da-f]{4}/)
  for (const { id } of items) expect(csv).not.toContain(id)
})
