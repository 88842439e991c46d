import { linkOf, textAt } from "../data/fill-hive.ts"
import { fillJudged } from "../data/fill-judged.ts"
import { fillPending } from "../data/fill-pending.ts"
import { loadPages } from "../paired.ts"
import { type BenchContext, type BenchRow, figure, repeat } from "../row.ts"
import { startHonestHive, temporaryFolder } from "../servers/servers.ts"

const filledFolder = async (bench: BenchContext, items: number): Promise<string> => {
  const folder = temporaryFolder(bench.cleanUp)
  await fillJudged(folder, 1, 0)
  const texts = Array.from({ length: items }, (_, turn) => textAt(turn))
  await fillPending(folder, linkOf(0), texts)
  return folder
}

/** Page loads while a restarted server judges what is pending, against one that has nothing to judge. */
export const pendingRow: BenchRow = {
  name: "pending",
  measure: async (bench) => {
    const { largeHive, rounds } = bench.options
    const idle = await startHonestHive(bench, temporaryFolder(bench.cleanUp))
    const pairs = await repeat(rounds, async () => {
      const folder = await filledFolder(bench, largeHive)
      const quiet = await loadPages(bench, idle)
      return { quiet, busy: await loadPages(bench, await startHonestHive(bench, folder)) }
    })
    const what = `GET /, p99, ${largeHive} items pending`
    return [
      figure(`${what}, against none`, "×", pairs, ({ busy, quiet }) => busy.p99 / quiet.p99, { most: 1.5 }),
      figure(what, "ms", pairs, ({ busy }) => busy.p99),
      figure("GET /, p99, none pending", "ms", pairs, ({ quiet }) => quiet.p99)
    ]
  }
}
