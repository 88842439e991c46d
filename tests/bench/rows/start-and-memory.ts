import { setTimeout as pause } from "node:timers/promises"
import { fillJudged } from "../data/fill-judged.ts"
import { makePublicHive } from "../data/public-hive.ts"
import { captureResponse } from "../floor/prepared-response.ts"
import { getRequest } from "../load/load.ts"
import { type BenchContext, type BenchRow, figure, repeat } from "../row.ts"
import { residentMegabytes } from "../servers/process-figures.ts"
import {
  type ChildServer,
  spawnHello,
  spawnHonestHive,
  startHonestHive,
  temporaryFolder
} from "../servers/servers.ts"

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

const idleMillis = 500

const idle = async (server: ChildServer): Promise<number> => {
  await pause(idleMillis)
  const megabytes = residentMegabytes(server.pid)
  await server.stop()
  return megabytes
}

/** Megabytes more after so many reads than after the first tenth of them. */
const growth = async (bench: BenchContext, reads: number): Promise<number> => {
  const server = await startHonestHive(bench, temporaryFolder(bench.cleanUp))
  const link = await makePublicHive(server)
  const requests = [getRequest(`/api/profile/${link}`), getRequest(`/${link}`)]
  const { millis } = bench.options
  const job = { port: server.port, connections: 10, warmUpMillis: 0, requests, status: 200, millis }
  const read = async (count: number) => {
    for (let sent = 0; sent < count; ) sent += (await bench.load.run(job)).sent
  }
  await read(reads / 10)
  const before = residentMegabytes(server.pid)
  await read(reads)
  return residentMegabytes(server.pid) - before
}

/** Resident memory of a server that nobody uses, against a hello of node:http. */
export const memoryRow: BenchRow = {
  name: "memory",
  measure: async (bench: BenchContext) => {
    const dataDir = temporaryFolder(bench.cleanUp)
    const sizes = await repeat(bench.options.rounds, async () => ({
      ours: await idle(await spawnHonestHive(bench, dataDir)),
      hello: await idle(await spawnHello())
    }))
    const grown = await (bench.options.isPatient ? growth(bench, 100_000) : growth(bench, 10))
    return [
      figure("idle RSS against node:http hello", "×", sizes, ({ ours, hello }) => ours / hello, {
        most: 1.5
      }),
      figure("idle RSS", "MB", sizes, ({ ours }) => ours),
      { what: "RSS growth over 100,000 reads", goal: { most: 10 }, unit: "MB", values: [grown] }
    ]
  }
}
