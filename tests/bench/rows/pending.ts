import { fillFolder, linkOf } from "../data/fill-hive.ts"
import { fillPending } from "../data/fill-pending.ts"
import { feedbackTexts } from "../data/texts.ts"
import type { LoadResult } from "../load/job.ts"
import { loadPages } from "../load/load-pages.ts"
import { type BenchContext, type BenchRow, reported } from "../row.ts"
import { startHonestHive, temporaryFolder } from "../servers/servers.ts"

const filledFolder = async (bench: BenchContext, items: number): Promise<string> => {
  const folder = temporaryFolder(bench.cleanUp)
  await fillFolder(folder, 1, 0)
  const texts = Array.from({ length: items }, (_, turn) => feedbackTexts[turn % feedbackTexts.length] ?? "")
  await fillPending(folder, linkOf(0), texts)
  return folder
}

/** Page loads while a restarted server judges what is pending, against one that has nothing to judge. */
export const pendingRow: BenchRow = {
  name: "pending",
  measure: async (bench) => {
    const { largeHive, rounds } = bench.options
    const idle = await startHonestHive(bench, temporaryFolder(bench.cleanUp))
    const pairs: Array<readonly [LoadResult, LoadResult]> = []
    for (let round = 0; round < rounds; round += 1) {
      const folder = await filledFolder(bench, largeHive)
      const quiet = await loadPages(bench, idle)
      pairs.push([await loadPages(bench, await startHonestHive(bench, folder)), quiet])
    }
    const what = `GET /, p99, ${largeHive} items pending`
    return [
      {
        what: `${what}, against none`,
        goal: { most: 1.5 },
        unit: "×",
        values: pairs.map(([busy, quiet]) => busy.p99 / quiet.p99)
      },
      reported(what, "ms", pairs, ([busy]) => busy.p99),
      reported("GET /, p99, none pending", "ms", pairs, ([, quiet]) => quiet.p99)
    ]
  }
}
