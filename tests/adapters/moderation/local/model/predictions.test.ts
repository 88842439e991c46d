import { expect, test } from "vitest"
import { gatherReading, readingsOf } from "../../../../../adapters/moderation/local/model/evidence.ts"
import { limitsFor } from "../../../../../adapters/moderation/local/model/limits.ts"
import { scoresOf } from "../../../../../adapters/moderation/local/model/linear-model.ts"
import { models } from "../../../../../adapters/moderation/local/model/models.ts"
import { opinionOn } from "../../../../../adapters/moderation/local/model/opinion.ts"
import { understand } from "../../../../../adapters/moderation/local/model/understand-text.ts"
import { predictions } from "./predictions.gen.ts"

const scoresFor = (text: string, name: "category" | "sentiment"): ReadonlyArray<number> =>
  readingsOf(text)
    .slice(-1)
    .flatMap((reading) => scoresOf(models[name], understand(reading).features))
    .map((score) => Math.round(score * 1000) / 1000)

test.each(predictions)("the stored model says what the trained one said: $text", ({ text, ...said }) => {
  const opinions = readingsOf(text).map((reading) => {
    const understood = understand(reading)
    return opinionOn(text, gatherReading(reading, understood.dialect.language), understood, models, limitsFor)
  })
  expect(opinions, "when a list, pattern or concept was changed, train again").toEqual(said.opinions)
})

test.each(predictions.filter((_, index) => index % 6 < 3))("and of its subject and tone: $text", (said) => {
  expect(scoresFor(said.text, "category")).toEqual(said.category)
  expect(scoresFor(said.text, "sentiment")).toEqual(said.sentiment)
})
