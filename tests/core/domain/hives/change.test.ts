import { describe, expect, test } from "vitest"
import { isEmpty, noChange, putting, staysWithOwner } from "#core/domain/hives/change.ts"
import { ada, bob, makeFeedback, makePoints } from "../../../contracts/storage-records.ts"

const own = makeFeedback("1")
const others = makePoints("1", { owner: bob })

describe("a change", () => {
  test.each([
    ["of nothing", noChange, true],
    ["that puts", putting(own), false],
    ["that removes", { put: [], remove: [own] }, false]
  ])("%s is empty, or not", (_, change, isNone) => {
    expect(isEmpty(change)).toBe(isNone)
  })

  test.each([
    ["of nothing", noChange, true],
    ["of one's own", { put: [own], remove: [own] }, true],
    ["that puts another's, too", putting(own, others), false],
    ["that removes another's, too", { put: [own], remove: [own, others] }, false]
  ])("%s stays with its owner, or not", (_, change, stays) => {
    expect(staysWithOwner(ada, change)).toBe(stays)
  })
})
