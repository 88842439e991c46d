import { expect, test } from "vitest"
import { doneSteps } from "#ui/features/first-steps/first-step.ts"
import { makeItem } from "../../support/make-item.ts"

const note = makeItem()
const rejected = makeItem({ moderationStatus: "rejected" })
const shown = makeItem({ isPublic: true })

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
