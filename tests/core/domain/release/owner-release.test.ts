import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  chosenRelease,
  initialRelease,
  LoosenedLately,
  mayLoosenFrom,
  newRelease,
  type OwnerRelease,
  raisedRelease,
  releaseInForce
} from "#core/domain/release/owner-release.ts"
import { isBoundary } from "#core/domain/release/release-boundary.ts"
import {
  type Audience,
  asTheyCome,
  audiences,
  isAsStrict,
  isSameRule,
  type ReleaseRule,
  ruleFor,
  stricterOf
} from "#core/domain/release/release-rule.ts"
import { anyRule } from "../../../support/release-rules.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const noon = Date.parse("2026-11-20T12:00:00Z")
const midnight = noon + day / 2
const team = ruleFor("team", asTheyCome)
const group = ruleFor("class", asTheyCome)

const at = (now: number, floor: ReleaseRule = asTheyCome) => ({ now, floor })

const choose = (release: OwnerRelease, audience: Audience, now: number, isPublic = true) =>
  Result.getOrThrow(chosenRelease(release, { audience, isPublic, ...at(now) }))

const chosenAs = (audience: Audience) => choose(initialRelease, audience, noon - 30 * day, false)

test("each audience has its rule, strictest first", () => {
  expect(audiences.map((audience) => ruleFor(audience, asTheyCome))).toEqual([
    { minutes: 1_440, least: 3 },
    { minutes: 60, least: 3 },
    { minutes: 0, least: 1 }
  ])
})

describe("the stricter of two rules", () => {
  test("is as strict as both, and the same whichever comes first", () =>
    fc.assert(
      fc.property(anyRule, anyRule, (a, b) => {
        const both = stricterOf(a, b)
        expect([isAsStrict(both, a), isAsStrict(both, b)]).toEqual([true, true])
        expect(isSameRule(both, stricterOf(b, a))).toBe(true)
        expect(isSameRule(both, a)).toBe(isAsStrict(a, b))
      })
    ))

  test("is no looser than the installation's, whoever writes", () =>
    fc.assert(
      fc.property(fc.constantFrom(...audiences), anyRule, (audience, floor) => {
        expect(isAsStrict(ruleFor(audience, floor), floor)).toBe(true)
      })
    ))
})

describe("a new account", () => {
  test("begins with the rule for the default audience, of which its owner chose nothing", () => {
    expect(newRelease("team", at(noon))).toEqual({ ...initialRelease, rule: team, since: noon })
    expect(newRelease("anyone", at(noon))).toEqual(initialRelease)
  })
})

describe("a stricter rule", () => {
  test("holds at once, from a window that begins now", () => {
    const chosen = choose(initialRelease, "team", noon)
    expect(chosen).toEqual({ ...initialRelease, audience: "team", rule: team, since: noon })
  })

  test("cancels a looser one that was announced, and so does choosing the rule in force again", () => {
    const loosened = choose(chosenAs("class"), "anyone", noon)
    expect(loosened.announced?.audience).toBe("anyone")
    expect(choose(loosened, "team", noon + day)).toMatchObject({ rule: team, announced: null })
    expect(choose(loosened, "class", noon + day)).toMatchObject({
      rule: group,
      since: loosened.since,
      announced: null
    })
  })
})

describe("a looser rule", () => {
  const loosened = choose(chosenAs("team"), "anyone", noon)

  test("is announced for seven days and holds from a boundary of the rule in force", () => {
    const from = midnight + 7 * day
    expect(loosened.announced).toEqual({ audience: "anyone", rule: asTheyCome, from })
    expect(releaseInForce(loosened, at(from - 1)).rule).toEqual(team)
    expect(releaseInForce(loosened, at(from))).toMatchObject({
      audience: "anyone",
      rule: asTheyCome,
      announced: null
    })
  })

  test("that is stricter in part is so at once", () => {
    const own: OwnerRelease = { ...initialRelease, rule: { minutes: 120, least: 2 } }
    expect(choose(own, "class", noon)).toMatchObject({
      rule: { minutes: 120, least: 3 },
      announced: { rule: group }
    })
  })

  test("may be announced once a week, also after it was cancelled", () => {
    const refused = Result.fail(new LoosenedLately())
    const again = (release: OwnerRelease, now: number) =>
      chosenRelease(release, { audience: "class", isPublic: true, ...at(now) })
    const cancelled = choose(loosened, "team", noon + hour)
    expect(again(loosened, noon + hour)).toEqual(refused)
    expect(again(cancelled, noon + 7 * day - 1)).toEqual(refused)
    expect(mayLoosenFrom(cancelled, noon + day)).toBe(noon + 7 * day)
    expect(Result.isSuccess(again(cancelled, noon + 7 * day))).toBe(true)
    expect(mayLoosenFrom(cancelled, noon + 7 * day)).toBeNull()
  })

  test("that is announced already stays as it is", () => {
    expect(choose(loosened, "anyone", noon + day)).toEqual(loosened)
  })

  test("holds at once while nobody can have read the rule in force", () => {
    expect(choose(chosenAs("team"), "anyone", noon, false)).toMatchObject({
      audience: "anyone",
      rule: asTheyCome,
      announced: null,
      announcedAt: null
    })
  })
})

describe("the installation's rule", () => {
  const floor = { minutes: 60, least: 3 }

  test("stays an owner's own when it is lowered later, and what is stricter stays as it is", () => {
    expect(raisedRelease(initialRelease, at(noon, floor))).toEqual({
      ...initialRelease,
      rule: floor,
      since: noon
    })
    expect(raisedRelease(chosenAs("team"), at(noon, floor))).toBeUndefined()
    expect(raisedRelease(initialRelease, at(noon))).toBeUndefined()
  })

  test("raises what is announced, too, which then may say nothing new", () => {
    const announced = choose(chosenAs("team"), "anyone", noon)
    expect(raisedRelease(announced, at(noon, floor))).toMatchObject({
      rule: team,
      announced: { rule: floor }
    })
    expect(raisedRelease(announced, at(noon, team))?.announced).toBeNull()
  })
})

describe("whatever owner and operator do", () => {
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 400 }),
    audience: fc.option(fc.constantFrom(...audiences)),
    floor: fc.option(anyRule)
  })

  test("nothing becomes looser but what was announced for seven days, from a boundary", () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let [release, floor, now] = [initialRelease, asTheyCome, noon]
        const seen: Array<{ readonly since: number; readonly from: number; readonly minutes: number }> = []
        const read = () => {
          const { announced, announcedAt } = release
          const { minutes } = releaseInForce(release, { floor, now }).rule
          if (announced !== null && announcedAt !== null && announced.from > now)
            seen.push({ since: announcedAt, from: announced.from, minutes })
        }
        for (const { hours, audience, floor: next } of steps) {
          const before = releaseInForce(release, { floor, now }).rule
          now += hours * hour
          const after = releaseInForce(release, { floor, now }).rule
          if (!isAsStrict(after, before)) {
            const told = seen.find(({ from }) => from > now - hours * hour && from <= now)
            expect(told).toBeDefined()
            expect((told?.from ?? 0) - (told?.since ?? 0)).toBeGreaterThanOrEqual(7 * day)
          }
          if (next !== null) {
            floor = next
            release = raisedRelease(release, { floor, now }) ?? release
          } else if (audience !== null) {
            release = Result.getOrElse(
              chosenRelease(release, { audience, isPublic: true, floor, now }),
              () => release
            )
          }
          expect(isAsStrict(releaseInForce(release, { floor, now }).rule, after)).toBe(true)
          read()
        }
        const announcements = [...new Set(seen.map(({ since }) => since))]
        announcements.slice(1).forEach((since, index) => {
          expect(since - (announcements[index] ?? 0)).toBeGreaterThanOrEqual(7 * day)
        })
      }),
      { numRuns: 500 }
    ))

  test("an announced rule begins at a boundary of the one that held before", () =>
    fc.assert(
      fc.property(
        anyRule,
        fc.constantFrom(...audiences),
        fc.nat({ max: 100_000 }),
        (rule, audience, minutes) => {
          const now = noon + minutes * minute
          const chosen = choose({ ...initialRelease, rule }, audience, now)
          if (chosen.announced === null) return
          expect(isBoundary(chosen.announced.from, chosen.rule.minutes)).toBe(true)
          expect(isAsStrict(chosen.rule, chosen.announced.rule)).toBe(true)
        }
      )
    ))
})
