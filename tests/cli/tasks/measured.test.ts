import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { anonymityFigures, guardFigures, settlingFigures } from "#cli/tasks/support/measured.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { measured } from "#ui/messages/measured.gen.ts"
import { measurementsIn } from "#ui/text/measurements.ts"

const measurements = measurementsIn(catalogue.measurements, "en")

const readRootFile = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8")

test("the measured figures beside each claim are those of the files that the project keeps", () => {
  expect(measured.guard).toEqual(guardFigures(readRootFile("docs/model-card.md")))
  expect(measured.anonymity).toEqual(anonymityFigures(readRootFile("docs/promises.md")))
  expect(measured.settling).toEqual(settlingFigures(readRootFile("docs/performance.json")))
  const { guard, settling, anonymity } = measured
  const figures = Object.values(measurements).flatMap((found) => found?.figures ?? [])
  expect(figures.map(({ value }) => value)).toEqual([
    `${guard?.right}%`,
    `${guard?.stopped}%`,
    `${guard?.wronglyStopped}%`,
    `${((settling?.p50 ?? Number.NaN) / 1000).toPrecision(2)} s`,
    `${anonymity?.proved} of ${anonymity?.promises}`
  ])
})

const card = `On the last round, by another author (400 texts, half of them abusive). Measured on 3 May 2027. Per cent:

| Language | acceptable refused | refused or covered | abusive refused or covered |
| -------- | ------------------ | ------------------ | -------------------------- |
| English | 3 | 10 | 70 |
| Hindi | 1 | 20 | 81 |

| Language | refused or covered |
| -------- | ------------------ |
| English | 99 |
`

test("the guard's figures are the means of its card's first table", () => {
  const shares = { right: 80.3, stopped: 75.5, wronglyStopped: 15 }
  expect(guardFigures(card)).toEqual({ ...shares, texts: 400, languages: 2, date: "3 May 2027" })
})

test.each([
  ["no sample", card.replace("400 texts", "some texts")],
  ["no day", card.replace("3 May 2027", "a day in May")],
  ["no such column", card.replace("abusive refused or covered", "abuse found")],
  ["no table", card.replaceAll("|", "")]
])("a card with %s has measured nothing: no figure is made up", (_, text) => {
  expect(guardFigures(text)).toBeNull()
})

test("the benchmark's figures are its own, with their own date, or none", () => {
  const date = "2026-11-21"
  const results = [
    { date: "2026-11-28", what: "judge and analyse 300 characters, p50", median: 1, values: [1] },
    { date, what: "POST to settled, idle server, p50", median: 4.26, values: [4, 4.26, 5] },
    { date, what: "POST to settled, idle server, p99", median: 21, values: [20, 21, 22] }
  ]
  const settling = { p50: 4.3, p99: 21, rounds: 3, date: "21 November 2026" }
  expect(settlingFigures(JSON.stringify({ date: "2026-11-28", results }))).toEqual(settling)
  expect(settlingFigures(JSON.stringify({ results: results.slice(0, 2) }))).toBeNull()
})
