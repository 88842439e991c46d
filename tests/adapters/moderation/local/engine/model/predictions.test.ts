import { expect, test } from "vitest"
import {
  gatherEvidence,
  noEvidence,
  readingsOf,
  withEvidence
} from "#adapters/moderation/local/engine/model/evidence.ts"
import { limitsFor } from "#adapters/moderation/local/engine/model/limits.ts"
import { scoresOf } from "#adapters/moderation/local/engine/model/linear-model.ts"
import { models } from "#adapters/moderation/local/engine/model/models.ts"
import { opinionOn } from "#adapters/moderation/local/engine/model/opinion.ts"
import { understand } from "#adapters/moderation/local/engine/model/understand-text.ts"
import { emptyText } from "#adapters/moderation/local/engine/text/normalise.ts"
import predictions from "../../../../../fixtures/moderation/predictions.json" with { type: "json" }

const scoresFor = (text: string, name: "category" | "sentiment"): ReadonlyArray<number> => {
  const { dialect, features } = understand(readingsOf(text).at(-1) ?? emptyText)
  const evidence = gatherEvidence(text, dialect.language).at(-1) ?? noEvidence
  return scoresOf(models[name], withEvidence(features, text, evidence)).map(
    (score) => Math.round(score * 1000) / 1000
  )
}

test.each(predictions)("the stored model says what the trained one said: $text", ({ text, ...said }) => {
  const understood = understand(readingsOf(text).at(-1) ?? emptyText)
  const evidence = gatherEvidence(text, understood.dialect.language)
  const opinion = opinionOn(text, evidence, understood, models, limitsFor)
  expect(opinion, "when a list, pattern or concept was changed, train again").toEqual(said.opinion)
})

test.each(predictions.filter((_, index) => index % 6 < 3))("and of its subject and tone: $text", (said) => {
  expect(scoresFor(said.text, "category")).toEqual(said.category)
  expect(scoresFor(said.text, "sentiment")).toEqual(said.sentiment)
})
