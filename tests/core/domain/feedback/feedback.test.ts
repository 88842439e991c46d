import fc from "fast-check"
import { expect, test } from "vitest"
import { completed } from "#core/domain/feedback/feedback.ts"
import { makeFeedback } from "../../../contracts/storage-records.ts"

const added = { isHeld: false, cover: null, rejectedFor: null, isStarred: false, isDone: false } as const
const names = Object.keys(added)

test("an item that does not say all of today's version is as one that nothing holds, covers or marks", () => {
  fc.assert(
    fc.property(fc.subarray(names), (missing) => {
      const old = Object.entries(makeFeedback("1", added)).filter(([name]) => !missing.includes(name))
      expect(completed(JSON.parse(JSON.stringify(Object.fromEntries(old))))).toStrictEqual(
        makeFeedback("1", added)
      )
    })
  )
})

test("what an item says stays", () => {
  const item = makeFeedback("1", {
    ...{ isHeld: true, cover: "shown", rejectedFor: "spam", isStarred: true },
    isDone: true
  })
  expect(completed(item)).toStrictEqual(item)
})
