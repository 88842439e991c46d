import { beforeAll, expect, test } from "vitest"
import { reportOf, tableOf } from "../../bench/report.ts"
import { rows } from "../../bench/rows.ts"
import { type MeasuredRow, runBench } from "../../bench/run-bench.ts"

const tiny = {
  isPatient: false,
  rounds: 1,
  warmUpMillis: 10,
  leadMillis: 10,
  millis: 10,
  hives: 3,
  itemsEach: 5,
  largeHive: 20,
  submissions: 3,
  hivesInDatabase: 300,
  itemsInDatabase: 5
}

/** Without the rows that start many servers or fill a database; those run in the long form. */
const short = ["judge", "read"]
const tried = process.env.BENCH_ROWS === "all" ? rows : rows.filter(({ name }) => short.includes(name))

let measured: ReadonlyArray<MeasuredRow>

/** One run, as `npm run bench` makes it: rows that need a large database fill it once. */
beforeAll(async () => {
  measured = await runBench(tried, tiny)
}, 180_000)

/** That it runs and what it reports; never how fast anything is. */
test.each(tried)("npm run bench: the row $name runs", ({ name }) => {
  const found = measured.filter(({ row }) => row === name)
  expect(found.length).toBeGreaterThan(0)
  for (const { values } of found) expect(values).toHaveLength(1)
  expect(tableOf(found).split("\n")).toHaveLength(found.length + 1)
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(reportOf(found).results).toEqual(found.map(() => expect.objectContaining({ row: name, date: day })))
})
