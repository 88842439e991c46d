import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  askedQuestion,
  chosenQuestions,
  nextQuestionChange,
  noQuestions,
  type OwnerQuestions,
  type QuestionText,
  questionAtRelease,
  questionsInForce,
  readableQuestions
} from "#core/domain/questions/owner-questions.ts"
import { initialRelease } from "#core/domain/release/owner-release.ts"
import { isBoundary } from "#core/domain/release/release-boundary.ts"
import { asTheyCome, type ReleaseRule } from "#core/domain/release/release-rule.ts"
import { anyRule } from "../../../support/release-rules.ts"

const noon = Date.parse("2026-11-22T12:20:00Z")
const hour = 3_600_000
const day = 24 * hour
const team: ReleaseRule = { minutes: 1_440, least: 5 }
const hourly: ReleaseRule = { minutes: 60, least: 1 }

const at = (now: number) => ({ floor: asTheyCome, now })
const accountWith = (questions: OwnerQuestions, rule: ReleaseRule = hourly) => ({
  questions,
  release: { ...initialRelease, rule }
})
const text = (question: string, thanks = ""): QuestionText => ({ question, thanks })
const idOf = ({ question }: QuestionText) => `id of ${question}`

const choose = (
  questions: OwnerQuestions,
  texts: ReadonlyArray<QuestionText>,
  now: number,
  { rule = hourly, answered = [] as ReadonlyArray<string> } = {}
) =>
  chosenQuestions(
    accountWith(questions, rule),
    { texts, newIds: texts.map(idOf), answered: new Set(answered) },
    at(now)
  )

const wordingsAt = (questions: OwnerQuestions, now: number, rule = hourly) =>
  questionsInForce(accountWith(questions, rule), at(now)).asked.map(({ question }) => question)

const halfHours = Array.from({ length: 150 }, (_, at) => Math.floor(noon / hour) * hour + (at * hour) / 2)

const [more, less, other] = [text("More of?"), text("Less of?"), text("What else?")]

describe("[anon A31] questions change", () => {
  test.each([
    [hourly, asTheyCome],
    [team, asTheyCome],
    [team, hourly]
  ])("once, though a looser rule comes before or after: from %j to %j", (rule, looser) => {
    for (const loosenedAt of halfHours.filter((time) => isBoundary(time, rule.minutes))) {
      const announced = { audience: "anyone", rule: looser, from: loosenedAt } as const
      const release = { ...initialRelease, rule, announced }
      for (const chosenAt of halfHours.slice(0, 40)) {
        const account = { questions: noQuestions, release }
        const choice = { texts: [more], newIds: ["more"], answered: new Set<string>() }
        const questions = chosenQuestions(account, choice, at(chosenAt))
        const asked = halfHours.filter(
          (time) => time >= chosenAt && questionsInForce({ questions, release }, at(time)).asked.length > 0
        )
        const [first = 0] = asked
        expect(asked).toEqual(halfHours.filter((time) => time >= first))
        const inForce = first < loosenedAt ? rule : looser
        expect(isBoundary(first, Math.min(rule.minutes, inForce.minutes || 1_440))).toBe(true)
      }
    }
  })

  test.each([
    ["at the next boundary of the owner's window", hourly, "2026-11-22T13:00:00Z"],
    ["at the next boundary of a longer one", team, "2026-11-23T00:00:00Z"],
    ["at midnight UTC where notes appear as they come", asTheyCome, "2026-11-23T00:00:00Z"]
  ])("%s", (_, rule, from) => {
    const chosen = choose(noQuestions, [more], noon, { rule })
    const boundary = Date.parse(from)
    expect(chosen.announced?.from).toBe(boundary)
    expect(wordingsAt(chosen, boundary - 1, rule)).toEqual([])
    expect(wordingsAt(chosen, boundary, rule)).toEqual(["More of?"])
  })

  test("once in seven days, and then at a boundary", () => {
    const first = choose(noQuestions, [more], noon)
    const second = choose(first, [less], noon + hour)
    const changedAt = Date.parse("2026-11-22T13:00:00Z")
    expect(second.announced?.from).toBe(changedAt + 7 * day)
    expect(wordingsAt(second, changedAt + 7 * day - 1)).toEqual(["More of?"])
    expect(wordingsAt(second, changedAt + 7 * day)).toEqual(["Less of?"])
  })

  test.each([
    ["added", [more, less]],
    ["reworded", [text("More of, please?")]],
    ["removed", []],
    ["given another thank-you line", [text("More of?", "Thanks!")]]
  ])("not at once when one is %s", (_, texts) => {
    const first = choose(noQuestions, [more], noon - 30 * day)
    expect(wordingsAt(choose(first, texts, noon), noon)).toEqual(["More of?"])
  })

  test("not at once when they are reordered", () => {
    const first = choose(noQuestions, [more, less], noon - 30 * day)
    const second = choose(first, [less, more], noon)
    expect(wordingsAt(second, noon)).toEqual(["More of?", "Less of?"])
    expect(wordingsAt(second, noon + hour)).toEqual(["Less of?", "More of?"])
  })

  test("not at all when an announced change is taken back", () => {
    const first = choose(noQuestions, [more], noon - 30 * day)
    const back = choose(choose(first, [less], noon), [more], noon + 1)
    expect(back.announced).toBeNull()
    expect(nextQuestionChange(accountWith(back), at(noon + 2))).toBe(Date.parse("2026-11-22T13:00:00Z"))
  })

  test("at a boundary of the rule in force, whatever the rule was when they were announced", () => {
    const chosen = choose(noQuestions, [more], noon)
    expect(wordingsAt(chosen, noon + hour, team)).toEqual([])
    expect(wordingsAt(chosen, Date.parse("2026-11-23T00:00:00Z"), team)).toEqual(["More of?"])
  })

  test("never within a window nor twice in seven days, whatever is chosen and when", () => {
    const anyChoice = fc.record({
      texts: fc.subarray([more, less, other]),
      wait: fc.integer({ min: 1, max: 10 * day })
    })
    fc.assert(
      fc.property(anyRule, fc.array(anyChoice, { maxLength: 8 }), (rule, choices) => {
        let questions = noQuestions
        let now = noon
        const changes: Array<number> = []
        for (const { texts, wait } of choices) {
          questions = choose(questions, texts, now, { rule })
          now += wait
          const { changedAt } = questionsInForce(accountWith(questions, rule), at(now))
          if (changedAt !== null && changes.at(-1) !== changedAt) changes.push(changedAt)
        }
        for (const [index, change] of changes.entries()) {
          expect(isBoundary(change, rule.minutes || 1_440)).toBe(true)
          expect(change - (changes[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(7 * day)
        }
      })
    )
  })
})

const released = choose(noQuestions, [more, less], noon - 30 * day)

test("a note answers a question that is asked at that moment, by its wording alone", () => {
  const account = accountWith(released)
  expect(askedQuestion(account, "More of?", at(noon))).toBe("id of More of?")
  for (const unknown of ["more of?", "id of More of?", "", null])
    expect(askedQuestion(account, unknown, at(noon))).toBeNull()
  expect(askedQuestion(account, "More of?", at(noon - 30 * day))).toBeNull()
})

test("[anon A31] a held note loses a question that ended, and keeps one that was moved", () => {
  const account = accountWith(choose(released, [less], noon))
  const boundary = Date.parse("2026-11-22T13:00:00Z")
  expect(questionAtRelease(account, "id of More of?", at(boundary - 1))).toBe("id of More of?")
  expect(questionAtRelease(account, "id of More of?", at(boundary))).toBeNull()
  expect(questionAtRelease(account, "id of Less of?", at(boundary))).toBe("id of Less of?")
  expect(questionAtRelease(account, null, at(boundary))).toBeNull()
})

describe("[anon A31] a question shows beside notes", () => {
  const readable = (count: number, rule: ReleaseRule) => [
    ...readableQuestions(accountWith(released, rule), new Map([["id of More of?", count]]), at(noon)).values()
  ]

  test.each([
    [2, asTheyCome, []],
    [3, asTheyCome, ["More of?"]],
    [4, team, []],
    [5, team, ["More of?"]]
  ])("with %i notes under %j: %j", (count, rule, shown) => {
    expect(readable(count, rule)).toEqual(shown)
  })

  test("also after it is asked no more, until no note answers it", () => {
    const ended = choose(released, [less], noon)
    const counts = new Map([["id of More of?", 3]])
    expect([...readableQuestions(accountWith(ended), counts, at(noon + day)).values()]).toEqual(["More of?"])
    const kept = choose(ended, [other], noon + day, { answered: ["id of More of?"] })
    const dropped = choose(ended, [other], noon + day)
    expect([kept.former.length, dropped.former.length]).toEqual([1, 0])
  })

  test("together for all notes that share a wording, also when it is asked again", () => {
    const ended = choose(released, [less], noon)
    const again = choose(ended, [text("More of?")], noon + day, { answered: ["id of More of?"] })
    expect(again.announced?.questions[0]?.id).toBe("id of More of?")
  })
})
