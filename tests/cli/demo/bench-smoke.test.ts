import { expect, test } from "vitest"
import { jsonOf, tableOf } from "../../bench/report.ts"
import { rows } from "../../bench/rows.ts"
import { runBench } from "../../bench/run-bench.ts"

const tiny = {
  isPatient: false,
  rounds: 1,
  warmUpMillis: 20,
  millis: 50,
  hives: 3,
  itemsEach: 5,
  largeHive: 20,
  submissions: 3,
  hivesInDatabase: 300,
  itemsInDatabase: 5
}

/** That it runs and what it reports; never how fast anything is. */
test.each(rows)(
  "npm run bench: the row $name runs",
  async (row) => {
    const measured = await runBench([row], tiny)
    expect(measured.length).toBeGreaterThan(0)
    for (const { values } of measured) expect(values).toHaveLength(1)
    expect(tableOf(measured).split("\n")).toHaveLength(measured.length + 1)
    expect(JSON.parse(jsonOf(measured)).results).toHaveLength(measured.length)
  },
  120_000
)
