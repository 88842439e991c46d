import { describe, expect, test } from "vitest"
import { classesOf } from "#adapters/moderation/local/engine/model/classes.ts"
import { scoreOf } from "#adapters/moderation/local/engine/model/linear-model.ts"
import { models } from "#adapters/moderation/local/engine/model/models.ts"
import { everydayKind } from "#adapters/moderation/local/training/everyday-rows.ts"
import { type TrainingExample, toDraft, toExample } from "#adapters/moderation/local/training/examples.ts"
import { fitModels } from "#adapters/moderation/local/training/fit-models.ts"
import type { TrainingRow } from "#adapters/moderation/local/training/row.ts"
import { readSomeSentences } from "../../../../support/some-sentences.ts"
import "../../../../support/open-guard.ts"

const exampleOf = (row: Partial<TrainingRow> & Pick<TrainingRow, "text">): TrainingExample =>
  toExample(toDraft({ lang: "en", script: "roman", origin: "own", isHeldOut: false, ...row }), "en")

const common = readSomeSentences(60)
  .filter(({ lang }) => lang === "en")
  .map(({ tier: _, ...line }) => exampleOf(line))

const abuse = ["ugly", "stupid", "a cow", "dirty", "a joke", "fat", "worthless", "a curse"].map((insult) =>
  exampleOf({ text: `your mother is ${insult}`, label: "toxic", kind: "insult" })
)

const greetings = ["Say hello to your mother from us", "Your mother sang with us all evening"]

const leaningOf = (
  text: string,
  taught: ReadonlyArray<Pick<TrainingRow, "text"> & Partial<TrainingRow>>,
  form: "brief" | "long" = "brief"
): number => {
  const rows = taught.map((row) => exampleOf({ label: "ok", ...row }))
  const { toxicity } = fitModels([...common, ...abuse, ...rows], models.language)
  return scoreOf(toxicity, exampleOf({ text }).pieces.whole, classesOf.toxicity.indexOf(form))
}

describe("harmless sentences about everyday things", () => {
  const plain = greetings.map((text) => ({ text }))
  const everyday = greetings.map((text) => ({ text, kind: everydayKind }))
  const joined = { text: greetings.join(". "), kind: everydayKind, isJoined: true }

  test("outweigh abuse that has their words", () => {
    const brief = "your mother called"
    expect(leaningOf(brief, everyday)).toBeLessThan(leaningOf(brief, plain) - 0.1)
  })

  test("are learned together, too, for texts of several sentences alone", () => {
    const text = "Your mother sang with us all evening. Say hello to your mother from us"
    expect(leaningOf(text, [...everyday, joined], "long")).toBeLessThan(
      leaningOf(text, everyday, "long") - 0.01
    )
    expect(leaningOf(text, [...everyday, joined])).toBeCloseTo(leaningOf(text, everyday), 2)
  })
})
