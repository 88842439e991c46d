import { get } from "node:http"
import { fillFolder } from "../data/fill-hive.ts"
import { type BenchResult, type BenchRow, reported } from "../row.ts"
import { type ChildServer, spawnHello, spawnHonestHive, temporaryFolder } from "../servers/servers.ts"

const requestPath = (port: number, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = get({ host: "127.0.0.1", port, path, agent: false }, (answer) => {
      answer.resume().once("end", () => (answer.statusCode === 200 ? resolve() : reject(answer.statusCode)))
    })
    asked.once("error", reject)
  })

const untilFirstAnswer = async (spawn: () => Promise<ChildServer>, path: string): Promise<number> => {
  const begun = performance.now()
  const server = await spawn()
  await requestPath(server.port, path)
  const millis = performance.now() - begun
  await server.stop()
  return millis
}

const health = "/api/health"

interface StartTimes {
  readonly hello: number
  readonly empty: number
  readonly full: number
}

const findingsOf = (times: ReadonlyArray<StartTimes>, stored: string): ReadonlyArray<BenchResult> => {
  const what = "start to first 200"
  const against = (ours: "empty" | "full") => times.map((time) => time[ours] / time.hello)
  return [
    { what, goal: { most: 2 }, unit: "×", values: against("empty") },
    { what: `${what}, ${stored}`, goal: { most: 10 }, unit: "×", values: against("full") },
    reported(`${what}, hello`, "ms", times, ({ hello }) => hello),
    reported(`${what}, empty store`, "ms", times, (time) => time.empty),
    reported(`${what}, ${stored}`, "ms", times, (time) => time.full)
  ]
}

/** From the start of the process to its first 200, against a hello of node:http. */
export const startRow: BenchRow = {
  name: "start",
  measure: async (bench) => {
    const { hives, itemsEach, rounds } = bench.options
    const [empty, full] = [temporaryFolder(bench.cleanUp), temporaryFolder(bench.cleanUp)]
    await fillFolder(full, hives, itemsEach)
    // The first server on a folder opens every text once, to see that the key is the right one.
    await (await spawnHonestHive(bench, full)).stop()
    const times: Array<StartTimes> = []
    for (let round = 0; round < rounds; round += 1) {
      times.push({
        hello: await untilFirstAnswer(spawnHello, "/"),
        empty: await untilFirstAnswer(() => spawnHonestHive(bench, empty), health),
        full: await untilFirstAnswer(() => spawnHonestHive(bench, full), health)
      })
    }
    return findingsOf(times, `${hives * itemsEach} items stored`)
  }
}
