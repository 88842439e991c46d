import { expect, test } from "vitest"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { doneSteps } from "#ui/features/first-steps/first-step.ts"

const note: FeedbackItem = {
  id: "1",
  content: "You listen.",
  aiCategory: "Reliability",
  aiSummary: "",
  sentiment: "positive",
  isPublic: false,
  moderationStatus: "approved",
  isCovered: false,
  rejectedFor: null,
  question: null,
  status: null,
  answer: null,
  createdAt: "2026-11-02T12:00:00.000Z"
}
const rejected: FeedbackItem = { ...note, moderationStatus: "rejected" }
const shown: FeedbackItem = { ...note, isPublic: true }

test.each([
  ["nothing", {}, []],
  ["a photo", { hasPhoto: true }, ["photo"]],
  ["a link that was shared", { isLinkShared: true }, ["share"]],
  ["a note, which needs the link", { items: [note] }, ["share", "note"]],
  ["a rejected note, which nobody reads", { items: [rejected] }, ["share"]],
  ["a public note", { items: [note, shown] }, ["share", "note", "publish"]],
  [
    "everything",
    { hasPhoto: true, isLinkShared: true, items: [shown] },
    ["photo", "share", "note", "publish"]
  ]
] as const)("%s ticks off %j", (_, progress, done) => {
  expect([...doneSteps({ hasPhoto: false, isLinkShared: false, items: [], ...progress })]).toEqual(done)
})
