import { describe, expect, test } from "vitest"
import { emptyChange, isEmptyChange, isWithinOwner, putChange } from "#core/domain/hives/change.ts"
import { ada, bob, makeFeedback, makePoints } from "../../../support/storage-records.ts"

const own = makeFeedback("1")
const bobsPoints = makePoints("1", { owner: bob })

describe("a change", () => {
  test.each([
    ["of nothing", emptyChange, true],
    ["that puts", putChange(own), false],
    ["that removes", { put: [], remove: [own] }, false]
  ])("%s is empty, or not", (_, change, isNone) => {
    expect(isEmptyChange(change)).toBe(isNone)
  })

  test.each([
    ["of nothing", emptyChange, true],
    ["of one's own", { put: [own], remove: [own] }, true],
    ["that puts another's, too", putChange(own, bobsPoints), false],
    ["that removes another's, too", { put: [own], remove: [own, bobsPoints] }, false]
  ])("%s stays with its owner, or not", (_, change, stays) => {
    expect(isWithinOwner(ada, change)).toBe(stays)
  })
})
