import { describe, expect, test } from "vitest"
import { models } from "#adapters/moderation/local/engine/model/models.ts"
import { scoreText } from "#adapters/moderation/local/engine/model/text-scores.ts"
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

const leaningOf = (text: string, harmless: ReadonlyArray<Partial<TrainingRow>>): number => {
  const taught = greetings.map((one, at) => exampleOf({ text: one, label: "ok", ...harmless[at] }))
  const learned = fitModels([...common, ...abuse, ...taught], models.language)
  return scoreText(exampleOf({ text }).pieces, learned).worst
}

describe("harmless sentences about everyday things", () => {
  const everyday = { kind: everydayKind }

  test("outweigh abuse that has their words", () => {
    const brief = "your mother called"
    expect(leaningOf(brief, [everyday, everyday])).toBeLessThan(leaningOf(brief, [{}, {}]) - 0.1)
  })
})
