import { startSlowOpenai } from "../../support/slow-openai.ts"
import { fillPending } from "../data/fill-pending.ts"
import { getRequest } from "../load/requests.ts"
import type { BenchContext, BenchRow } from "../row.ts"
import { startHonestHive, temporaryFolder } from "../servers/servers.ts"

const connections = 10
/** Milliseconds that the service takes for each answer. */
const slowness = 50

const loadPages = async (bench: BenchContext, env: Readonly<Record<string, string>>) => {
  const { largeHive, warmUpMillis, millis } = bench.options
  const folder = temporaryFolder(bench.cleanUp)
  await fillPending(folder, largeHive)
  const server = await startHonestHive(bench, folder, env)
  const outcome = await bench.load.run({
    port: server.port,
    connections,
    warmUpMillis,
    millis,
    requests: [getRequest("/")],
    status: 200
  })
  await server.stop()
  return outcome.p99
}

/** Page loads while a restarted server has a slow service judge what is pending. */
export const pendingRemoteRow: BenchRow = {
  name: "pending-remote",
  measure: async (bench) => {
    const openai = await startSlowOpenai(slowness)
    bench.cleanUp.defer(openai.close)
    const env = { MODERATION: "openai", OPENAI_API_KEY: "sk-bench", OPENAI_BASE_URL: openai.baseUrl }
    const values: Array<number> = []
    for (let round = 0; round < bench.options.rounds; round += 1) values.push(await loadPages(bench, env))
    const what = `GET /, p99, ${bench.options.largeHive} items pending, service of ${slowness} ms`
    return [{ what, goal: null, unit: "ms", values }]
  }
}
