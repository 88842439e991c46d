import { join } from "node:path"
import { expect, test } from "vitest"
import { chooseLimits } from "../../../cli/training/calibrate.ts"
import { toDraft, toExample } from "../../../cli/training/examples.ts"
import { fitLanguage, fitModels } from "../../../cli/training/fit-models.ts"
import { judgeFolds } from "../../../cli/training/judge-folds.ts"
import { readSentences } from "../../../cli/training/rows.ts"

const folder = join(import.meta.dirname, "../../../adapters/moderation/local/sentences")
const drafts = readSentences(folder)
  .filter((_, index) => index % 150 === 0)
  .map(toDraft)
const examples = drafts.map((draft) => toExample(draft, draft.lang))
const language = fitLanguage(drafts)
const fit = () => fitModels(examples, fitLanguage(drafts))

test("the same sentences give the same weights, bit by bit", () => {
  expect(fit()).toEqual(fit())
}, 60_000)

test("the same sentences give the same limits, one pair for each language and script", async () => {
  const limits = chooseLimits(await judgeFolds(examples, language))
  expect(Object.keys(limits)).toContain("kn roman")
  expect(limits).toEqual(chooseLimits(await judgeFolds(examples, language)))
}, 60_000)
