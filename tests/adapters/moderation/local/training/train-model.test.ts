import { serialize } from "node:v8"
import { expect, test, vi } from "vitest"
import { calibrate, foldCount, foldOf, judgeFold } from "#adapters/moderation/local/training/calibrate.ts"
import { readEverydayRows } from "#adapters/moderation/local/training/everyday-rows.ts"
import { toDraft, toExample } from "#adapters/moderation/local/training/examples.ts"
import { fitLanguage, fitModels } from "#adapters/moderation/local/training/fit-models.ts"
import { readSentences, readTexts } from "#adapters/moderation/local/training/rows.ts"
import { readSomeSentences } from "../../../../support/some-sentences.ts"

/** Models of few sentences take as long as their tables are large: a minute and more on busy cores. */
vi.setConfig({ testTimeout: 300_000 })

const drafts = readSomeSentences(1_600).map(({ tier: _, ...line }) =>
  toDraft({ ...line, origin: "own", isHeldOut: false })
)
const examples = drafts.map((draft) => ({ ...toExample(draft, draft.lang), fold: foldOf(draft) }))
const language = fitLanguage(drafts)

test("all texts of a block are in one fold, where no model that its authors taught judges them", () => {
  const texts = drafts.slice(0, 40).map(({ text }) => ({ text, block: 7 }))
  expect(new Set(texts.map(foldOf)).size).toBe(1)
  expect(new Set(texts.map(({ text }) => foldOf({ text }))).size).toBe(foldCount)
})

test("lines of a file that follow one another are in one fold", () => {
  for (const rows of [readTexts(), readSentences()])
    expect(new Set(rows.slice(0, 200).map(foldOf)).size).toBe(1)
  for (const { block } of readEverydayRows()) expect(block).toBeTypeOf("number")
})

test("the same sentences give the same language model, bit by bit", () => {
  expect(serialize(fitLanguage(drafts)).equals(serialize(language))).toBe(true)
})

test("no two networks learn the same", () => {
  const { networks } = fitModels(examples.slice(0, 60), language)
  expect(networks.length).toBeGreaterThan(1)
  expect(new Set(networks.map((network) => serialize(network).toString("base64"))).size).toBe(networks.length)
})

test("what is learned twice judges alike to the last bit", () => {
  const judged = [1, 3].flatMap((fold) => judgeFold(examples, language, fold))
  const again = judgeFold(examples, language, 3)
  expect(again.length).toBeGreaterThan(10)
  expect(judged.slice(-again.length)).toEqual(again)
  const { limits } = calibrate(judged)
  expect(Object.keys(limits), "each language and script gets its limits").toContain("kn roman")
  expect(JSON.stringify(limits), "neither infinite nor without value").not.toContain("null")
})
