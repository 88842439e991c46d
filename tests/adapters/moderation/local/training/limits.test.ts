import fc from "fast-check"
import { expect, test } from "vitest"
import { bandOf, bandPositionOf } from "#adapters/moderation/local/engine/model/limits.ts"
import type { Naming } from "#adapters/moderation/local/engine/model/text-spans.ts"
import { languages } from "#adapters/moderation/local/engine/text/script.ts"
import { type CrossValidatedScores, limitFor, limitsOf } from "#adapters/moderation/local/training/limits.ts"
import { strictnesses } from "#core/domain/moderation/strictness.ts"

const leaning = fc.integer({ min: -60, max: 85 }).map((hundredths) => hundredths / 100)

const judged: fc.Arbitrary<CrossValidatedScores> = fc.record({
  languageAndScript: fc.constant({ language: "en", script: "roman" } as const),
  isBrief: fc.boolean(),
  comment: leaning,
  textOrigin: fc.constantFrom("sentence", "text", "composed", "comment"),
  leaning,
  worst: leaning,
  asComment: leaning,
  isToxic: fc.boolean(),
  kind: fc.constantFrom("praise", "self-harm-disclosure", "offer", "insult")
})

const many = fc.array(judged, { minLength: 20, maxLength: 60 })

test("a limit leaves no more above it than allowed, and the next lower one would", () => {
  const weighed = fc.array(fc.record({ at: leaning, weight: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1
  })
  fc.assert(
    fc.property(weighed, fc.constantFrom(0, 0.1, 0.4), (some, part) => {
      const above = (limit: number) =>
        some.filter(({ at }) => at >= limit).reduce((sum, { weight }) => sum + weight, 0)
      const allowed = part * above(Number.NEGATIVE_INFINITY)
      const limit = limitFor(some, part)
      expect(above(limit)).toBeLessThanOrEqual(allowed)
      expect(above(limit - 0.0101)).toBeGreaterThan(allowed)
    })
  )
})

test("the stricter, the lower both ends of the band and the limit of segments, and none covers more than it refuses", () => {
  fc.assert(
    fc.property(many, (items) => {
      const { bands, segment } = limitsOf(items, items, 0.5)
      expect(segment.normal).toBeLessThanOrEqual(segment.gentle)
      expect(segment.strict).toBeLessThanOrEqual(segment.normal)
      for (const band of Object.values(bands)) {
        const ends = strictnesses.map((strictness) => band[strictness])
        for (const { cover, refuse } of ends) expect(cover).toBeLessThanOrEqual(refuse)
        for (const [at, { cover, refuse }] of ends.slice(1).entries()) {
          expect(cover).toBeLessThanOrEqual(ends[at]?.cover ?? 0)
          expect(refuse).toBeLessThanOrEqual(ends[at]?.refuse ?? 0)
        }
      }
    })
  )
})

test("comments move no limit of other texts, and trees none of segments", () => {
  fc.assert(
    fc.property(many, (items) => {
      const own = items.filter(({ textOrigin }) => textOrigin !== "comment")
      const [all, some] = [limitsOf(items, items, 0.5).bands, limitsOf(own, items, 0.5).bands]
      expect([all.brief, all.long]).toEqual([some.brief, some.long])
      const moved = items.map((item) => ({ ...item, leaning: item.leaning + 1 }))
      expect(limitsOf(moved, moved, 0.5).segment).toEqual(limitsOf(items, items, 0.5).segment)
    })
  )
})

test.each([
  [0.1, "below"],
  [0.2, "within"],
  [0.5, "above"]
] as const)("%f in a band from 0.2 to 0.5 is %s", (at, place) => {
  expect(bandPositionOf({ cover: 0.2, refuse: 0.5 }, at)).toBe(place)
})

test.each(languages.flatMap((language) => [[language, "native"] as const, [language, "roman"] as const]))(
  "%s, %s: a name moves both ends of a brief sentence's band up, a group's less, and a longer text's less still",
  (language, script) => {
    fc.assert(
      fc.property(many, (items) => {
        const limits = limitsOf(items, items, 0.5)
        const bandIn = (form: "brief" | "long", naming: Naming, words = 8) =>
          bandOf(limits, { form, language, script, naming, words, isCertain: false }, "normal")
        const coverOf = (naming: Naming) => bandIn("brief", naming).cover
        const bandsIn = (form: "brief" | "long") =>
          (["nobody", "group", "person"] as const).map((naming) => bandIn(form, naming))
        for (const end of ["cover", "refuse"] as const) {
          const [nobody, group, person] = bandsIn("brief").map((band) => band[end])
          expect(group).toBeGreaterThan(nobody ?? Number.NaN)
          expect(person).toBeGreaterThan(group ?? Number.NaN)
        }
        const widths = bandsIn("brief").map(({ cover, refuse }) => (refuse - cover).toFixed(6))
        expect(widths[1]).toBe(widths[2])
        expect(bandIn("brief", "group", 3).cover).toBeGreaterThan(bandIn("brief", "group", 4).cover)
        const [nobody, group, person] = bandsIn("long").map(({ cover }) => cover)
        expect(person).toBe(nobody)
        expect((group ?? 0) - (nobody ?? 0)).toBeLessThan(coverOf("group") - coverOf("nobody"))
      })
    )
  }
)
