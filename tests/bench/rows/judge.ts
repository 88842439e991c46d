import { analyseText } from "#adapters/moderation/local/engine/analyse-text.ts"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { feedback } from "../../adapters/moderation/local/fixtures.ts"
import { type BenchRow, figure } from "../row.ts"
import { spreadOf } from "../statistics.ts"

const length = 300
const perLanguage = 40
/** Passes over each text before any counts, and as many that count. */
const patientPasses = 3

/** Texts of a language one after the other, from a different one on each time. */
const longText = (texts: ReadonlyArray<string>, first: number): string => {
  let text = ""
  for (let index = first; text.length < length; index += 1) text += `${texts[index % texts.length]} `
  return text.slice(0, length)
}

const longTexts = (): ReadonlyArray<string> =>
  [...Map.groupBy(feedback, ({ lang }) => lang).values()]
    .map((items) => items.map(({ text }) => text))
    .flatMap((texts) => Array.from({ length: perLanguage }, (_, index) => longText(texts, index)))

const judgeAll = (texts: ReadonlyArray<string>): ReadonlyArray<number> =>
  texts.map((text) => {
    const begun = performance.now()
    judgeText(text)
    analyseText(text)
    return performance.now() - begun
  })

/** Guard, category and sentiment of one item, in all five languages, with code that runs warm. */
export const judgeRow: BenchRow = {
  name: "judge",
  measure: async ({ options: { rounds, isPatient } }) => {
    const [texts, passes] = [longTexts(), isPatient ? patientPasses : 1]
    for (let turn = 0; turn < passes; turn += 1) judgeAll(texts)
    const times = Array.from({ length: rounds }, () =>
      spreadOf(Array.from({ length: passes }, () => judgeAll(texts)).flat())
    )
    const what = `judge and analyse ${length} characters`
    return [
      figure(`${what}, p50`, "ms", times, ({ median }) => median, { most: 1 }),
      figure(`${what}, p99`, "ms", times, ({ p99 }) => p99, { most: 3 })
    ]
  }
}
