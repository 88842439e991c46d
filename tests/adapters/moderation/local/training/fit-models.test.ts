import { describe, expect, test } from "vitest"
import { classesOf } from "#adapters/moderation/local/engine/model/classes.ts"
import { type LinearModel, scoreOf } from "#adapters/moderation/local/engine/model/linear-model.ts"
import { everydayKind } from "#adapters/moderation/local/training/everyday-rows.ts"
import { type TrainingExample, toDraft, toExample } from "#adapters/moderation/local/training/examples.ts"
import { fitToxicity, networkExamplesOf } from "#adapters/moderation/local/training/fit-models.ts"
import type { TrainingRow } from "#adapters/moderation/local/training/row.ts"
import { readSomeSentences } from "../../../../support/some-sentences.ts"

const exampleOf = (row: Partial<TrainingRow> & Pick<TrainingRow, "text">): TrainingExample =>
  toExample(toDraft({ lang: "en", script: "roman", origin: "own", isHeldOut: false, ...row }), "en")

const common = readSomeSentences(60)
  .filter(({ lang }) => lang === "en")
  .map(({ tier: _, ...line }) => exampleOf(line))

const abuse = ["ugly", "stupid", "a cow", "dirty", "a joke", "fat", "worthless", "a curse"].map((insult) =>
  exampleOf({ text: `your mother is ${insult}`, label: "toxic", kind: "insult" })
)

const greetings = ["Say hello to your mother from us", "Your mother sang with us all evening"]

type Taught = Pick<TrainingRow, "text"> & Partial<TrainingRow>

const learnedFrom = (taught: ReadonlyArray<Taught>): LinearModel =>
  fitToxicity([...common, ...abuse, ...taught.map((row) => exampleOf({ label: "ok", ...row }))])

const leaningOf = (text: string, model: LinearModel, form: "brief" | "long"): number =>
  scoreOf(model, exampleOf({ text }).spans.whole, classesOf.toxicity.indexOf(form))

describe("harmless sentences about everyday things", () => {
  const everyday = greetings.map((text) => ({ text, kind: everydayKind }))
  const ofEveryday = learnedFrom(everyday)

  test("outweigh abuse that has their words", () => {
    const text = "your mother called"
    const ofPlain = learnedFrom(greetings.map((one) => ({ text: one })))
    expect(leaningOf(text, ofEveryday, "brief")).toBeLessThan(leaningOf(text, ofPlain, "brief") - 0.1)
  })

  test("are learned together, too, for texts of several sentences alone", () => {
    const text = "Your mother sang with us all evening. Say hello to your mother from us"
    const ofBoth = learnedFrom([
      ...everyday,
      { text: greetings.join(". "), kind: everydayKind, isJoined: true }
    ])
    expect(leaningOf(text, ofBoth, "long")).toBeLessThan(leaningOf(text, ofEveryday, "long") - 0.01)
    expect(leaningOf(text, ofBoth, "brief")).toBe(leaningOf(text, ofEveryday, "brief"))
  })
})

describe("a text of two sentences", () => {
  const told = { author: "a", kind: "critical", sentiment: "negative" } as const
  const [first, second] = ["The plan was late again.", "I like how you led the talks."]
  const learned = (label: "ok" | "toxic") =>
    networkExamplesOf([exampleOf({ ...told, text: `${first} ${second}`, label })])

  test("teaches the networks each sentence alone, too, but not that it is critical", () => {
    const [whole, ...sentences] = learned("ok")
    expect(whole).toMatchObject({ kind: "critical", sentiment: "negative" })
    expect(sentences).toMatchObject(
      [first, second].map((text) => ({
        isToxic: false,
        kind: undefined,
        sentiment: undefined,
        tokens: exampleOf({ text }).spans.whole.tokens
      }))
    )
  })

  test("teaches no sentence where it is abusive, because one of them may be harmless", () => {
    expect(learned("toxic")).toHaveLength(1)
  })
})
