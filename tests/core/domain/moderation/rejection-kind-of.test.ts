import { expect, test } from "vitest"
import { rejectionKinds } from "#core/domain/feedback/rejection-kinds.ts"
import { rejectionKindOf } from "#core/domain/moderation/rejection-kind-of.ts"
import { moderationLabels } from "#core/domain/moderation/verdict.ts"

const score = 0.5

test.each(moderationLabels)("a text that is rejected for %s has a word of its own", (label) => {
  const kind = rejectionKindOf({ decision: "rejected", labels: [{ label, score }] })
  expect(kind).toBe(label === "self-harm-incitement" ? "self-harm" : label)
  expect(rejectionKinds).toContain(kind)
})

test("a text that is rejected without a label is rejected for something other", () => {
  expect(rejectionKindOf({ decision: "rejected", labels: [] })).toBe("other")
  expect(rejectionKinds).toContain("other")
})

test.each(["approved", "covered"] as const)("a text that is %s is rejected for nothing", (decision) => {
  expect(rejectionKindOf({ decision, labels: [{ label: "insult", score }] })).toBeNull()
})
