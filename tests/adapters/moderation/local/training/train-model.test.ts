import { expect, test } from "vitest"
import { chooseLimits, foldOf } from "#adapters/moderation/local/training/calibrate.ts"
import { toDraft, toExample } from "#adapters/moderation/local/training/examples.ts"
import { fitLanguage, fitModels } from "#adapters/moderation/local/training/fit-models.ts"
import { judgeFolds } from "#adapters/moderation/local/training/judge-folds.ts"
import { readSentences } from "#adapters/moderation/local/training/rows.ts"

const drafts = readSentences()
  .filter((_, index) => index % 1200 === 0)
  .map(toDraft)
const examples = drafts.map((draft) => ({ ...toExample(draft, draft.lang), fold: foldOf(draft.text) }))
const language = fitLanguage(drafts)

test("the same sentences give the same weights, bit by bit", () => {
  expect(fitLanguage(drafts)).toEqual(language)
  expect(fitModels(examples, language)).toEqual(fitModels(examples, language))
}, 60_000)

test("the same sentences give the same limits, a band for each language and script", async () => {
  const limits = chooseLimits(await judgeFolds(examples, language))
  expect(Object.keys(limits.limits)).toContain("kn roman")
  expect(limits).toEqual(chooseLimits(await judgeFolds(examples, language)))
}, 60_000)
