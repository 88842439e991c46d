import { fillJudged } from "../data/fill-judged.ts"
import { captureResponse } from "../floor/prepared-response.ts"
import { type BenchRow, figure, repeat } from "../row.ts"
import { type ChildServer, spawnHello, spawnHonestHive, temporaryFolder } from "../servers/servers.ts"

const untilFirstAnswer = async (spawn: () => Promise<ChildServer>, path: string): Promise<number> => {
  const begun = performance.now()
  const server = await spawn()
  const { status } = await captureResponse(server.port, "GET", path)
  if (status !== 200) throw new Error(`The server answered ${status}.`)
  const millis = performance.now() - begun
  await server.stop()
  return millis
}

const health = "/api/health"

/** From the start of the process to its first 200, against a hello of node:http. */
export const startRow: BenchRow = {
  name: "start",
  measure: async (bench) => {
    const { hives, itemsEach, rounds } = bench.options
    const [empty, full] = [temporaryFolder(bench.cleanUp), temporaryFolder(bench.cleanUp)]
    await fillJudged(full, hives, itemsEach)
    // The first server on a folder opens every text once, to see that the key is the right one.
    await (await spawnHonestHive(bench, full)).stop()
    const times = await repeat(rounds, async () => ({
      hello: await untilFirstAnswer(spawnHello, "/"),
      empty: await untilFirstAnswer(() => spawnHonestHive(bench, empty), health),
      full: await untilFirstAnswer(() => spawnHonestHive(bench, full), health)
    }))
    const what = "start to first 200"
    const filled = `${what}, ${hives * itemsEach} items stored`
    return [
      figure(what, "×", times, (time) => time.empty / time.hello, { most: 2 }),
      figure(filled, "×", times, (time) => time.full / time.hello, { most: 10 }),
      figure(`${what}, hello`, "ms", times, ({ hello }) => hello),
      figure(`${what}, empty store`, "ms", times, (time) => time.empty),
      figure(filled, "ms", times, (time) => time.full)
    ]
  }
}
