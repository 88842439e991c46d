import { get } from "node:http"
import { fillFolder } from "../data/fill-hive.ts"
import type { Bench, Finding, Row } from "../row.ts"
import type { ChildServer } from "../servers/child-server.ts"
import { spawnHello, spawnHonestHive, temporaryFolder } from "../servers/servers.ts"

const ask = (port: number, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = get({ host: "127.0.0.1", port, path, agent: false }, (answer) => {
      answer.resume().once("end", () => (answer.statusCode === 200 ? resolve() : reject(answer.statusCode)))
    })
    asked.once("error", reject)
  })

const untilFirstAnswer = async (spawn: () => Promise<ChildServer>, path: string): Promise<number> => {
  const begun = performance.now()
  const server = await spawn()
  await ask(server.port, path)
  const millis = performance.now() - begun
  await server.stop()
  return millis
}

const health = "/api/health"

/** From the start of the process to its first 200, against a hello of node:http. */
export const startRow: Row = {
  name: "start",
  measure: async (bench: Bench) => {
    const { hives, itemsEach, rounds } = bench.options
    const [empty, full] = [temporaryFolder(bench.cleanUp), temporaryFolder(bench.cleanUp)]
    await fillFolder(full, hives, itemsEach)
    const times: Array<{ readonly hello: number; readonly empty: number; readonly full: number }> = []
    for (let round = 0; round < rounds; round += 1) {
      times.push({
        hello: await untilFirstAnswer(spawnHello, "/"),
        empty: await untilFirstAnswer(() => spawnHonestHive(bench, empty), health),
        full: await untilFirstAnswer(() => spawnHonestHive(bench, full), health)
      })
    }
    const what = "start to first 200"
    const stored = `${hives * itemsEach} items stored`
    const findings: ReadonlyArray<Finding> = [
      { what, goal: { most: 2 }, unit: "×", values: times.map((time) => time.empty / time.hello) },
      {
        what: `${what}, ${stored}`,
        goal: { most: 10 },
        unit: "×",
        values: times.map((time) => time.full / time.hello)
      },
      { what: `${what}, hello`, goal: null, unit: "ms", values: times.map(({ hello }) => hello) },
      { what: `${what}, empty store`, goal: null, unit: "ms", values: times.map((time) => time.empty) },
      { what: `${what}, ${stored}`, goal: null, unit: "ms", values: times.map((time) => time.full) }
    ]
    return findings
  }
}
