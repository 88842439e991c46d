import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isRefused, type Judged, limitsOf } from "#adapters/moderation/local/training/limits.ts"

const anyJudged = (isOwn: boolean): fc.Arbitrary<Judged> =>
  fc.record({
    dialect: fc.constant({ language: "en", script: "roman" } as const),
    register: fc.constantFrom("feedback", "comment"),
    margin: fc.integer({ min: -60, max: 85 }).map((hundredths) => hundredths / 100),
    rules: fc.constant(0),
    isCry: fc.constant(false),
    isToxic: fc.boolean(),
    isOwn: fc.constant(isOwn)
  })

const many = (isOwn: boolean) => fc.array(anyJudged(isOwn), { minLength: 10, maxLength: 25 })

type Pair = Readonly<Record<Judged["register"], number>>

const shareRefused = (items: ReadonlyArray<Judged>, limits: Pair): number =>
  items.filter((item) => isRefused(item, limits[item.register])).length / Math.max(1, items.length)

const f1 = (
  items: ReadonlyArray<Judged>,
  isFor: (item: Judged) => boolean,
  isOf: (item: Judged) => boolean
) => {
  const hits = items.filter((item) => isFor(item) && isOf(item)).length
  return (2 * hits) / Math.max(1, items.filter(isFor).length + items.filter(isOf).length)
}

const gainOf = (own: ReadonlyArray<Judged>, comments: ReadonlyArray<Judged>, limits: Pair): number => {
  const isHit = (item: Judged): boolean => isRefused(item, limits[item.register])
  const toxic = f1(comments, isHit, ({ isToxic }) => isToxic)
  const fair = f1(
    comments,
    (item) => !isHit(item),
    ({ isToxic }) => !isToxic
  )
  const abusive = own.filter(({ isToxic }) => isToxic)
  return shareRefused(abusive, limits) + (toxic + fair) / 2
}

const tried = Array.from({ length: 151 }, (_, index) => (index - 60) / 100)

describe("the limits of a language and script", () => {
  test("refuse no more acceptable feedback than allowed, and no other limits gain more", () => {
    fc.assert(
      fc.property(many(true), many(false), fc.constantFrom(0, 0.1, 0.3), (own, comments, allowed) => {
        const chosen = limitsOf(own, comments, allowed)
        const acceptable = own.filter(({ isToxic }) => !isToxic)
        expect(shareRefused(acceptable, chosen)).toBeLessThanOrEqual(allowed)
        const most = gainOf(own, comments, chosen)
        for (const comment of tried)
          for (const feedback of tried.filter((limit) => limit >= comment)) {
            if (shareRefused(acceptable, { feedback, comment }) > allowed) continue
            expect(gainOf(own, comments, { feedback, comment })).toBeLessThanOrEqual(most + 1e-9)
          }
      }),
      { numRuns: 10 }
    )
  }, 120_000)

  test("are never stricter with feedback than with comments", () => {
    fc.assert(
      fc.property(many(true), many(false), (own, comments) => {
        const { feedback, comment } = limitsOf(own, comments, 0.2)
        expect(feedback).toBeGreaterThanOrEqual(comment)
      })
    )
  })
})
