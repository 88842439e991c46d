import { fillPending } from "../data/fill-pending.ts"
import type { LoadResult } from "../load/job.ts"
import { getRequest } from "../load/requests.ts"
import type { BenchContext, BenchRow } from "../row.ts"
import type { ChildServer } from "../servers/child-server.ts"
import { startHonestHive, temporaryFolder } from "../servers/servers.ts"

const connections = 10

const loadPages = ({ load, options }: BenchContext, server: ChildServer): Promise<LoadResult> =>
  load.run({
    port: server.port,
    connections,
    warmUpMillis: options.warmUpMillis,
    millis: options.millis,
    requests: [getRequest("/")],
    status: 200
  })

/** Page loads while a restarted server judges what is pending, against one that has nothing to judge. */
export const pendingRow: BenchRow = {
  name: "pending",
  measure: async (bench) => {
    const { largeHive, rounds } = bench.options
    const idle = await startHonestHive(bench, temporaryFolder(bench.cleanUp))
    const pairs: Array<readonly [LoadResult, LoadResult]> = []
    for (let round = 0; round < rounds; round += 1) {
      const folder = temporaryFolder(bench.cleanUp)
      await fillPending(folder, largeHive)
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
      { what, goal: null, unit: "ms", values: pairs.map(([busy]) => busy.p99) },
      {
        what: "GET /, p99, none pending",
        goal: null,
        unit: "ms",
        values: pairs.map(([, quiet]) => quiet.p99)
      }
    ]
  }
}
