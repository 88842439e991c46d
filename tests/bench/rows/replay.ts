import { execFile } from "node:child_process"
import { cpSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { Schema } from "effect"
import { fillJudged } from "../data/fill-judged.ts"
import type { LoadResult } from "../load/job.ts"
import { getRequest } from "../load/requests.ts"
import type { BenchContext, BenchRow } from "../row.ts"
import { benchKey, startHonestHive, temporaryFolder } from "../servers/servers.ts"

const execFileAsync = promisify(execFile)
const connections = 10

const readCounts = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ judged: Schema.Int })))

/** Milliseconds of the whole command, its start included. */
const timeReplay = async ({ dist, options }: BenchContext, dataDir: string): Promise<number> => {
  const begun = performance.now()
  const { stdout } = await execFileAsync(
    process.execPath,
    [join(dist, "server", "main.js"), "replay", "--apply", "--json"],
    { env: { PATH: process.env.PATH, TZ: "UTC", DATA_DIR: dataDir, ENCRYPTION_KEY: benchKey } }
  )
  const millis = performance.now() - begun
  const { judged } = readCounts(stdout)
  if (judged !== options.hives * options.itemsEach) throw new Error(`Only ${judged} items were judged again.`)
  return millis
}

const loadPages = async (
  bench: BenchContext,
  dataDir: string,
  meanwhile: (bench: BenchContext, dataDir: string) => unknown
): Promise<LoadResult> => {
  const server = await startHonestHive(bench, dataDir)
  const work = meanwhile(bench, dataDir)
  const { warmUpMillis, millis } = bench.options
  const request = getRequest("/")
  const outcome = await bench.load.run({
    port: server.port,
    connections,
    warmUpMillis,
    millis,
    requests: [request],
    status: 200
  })
  await work
  await server.stop()
  return outcome
}

const copyOf = (bench: BenchContext, original: string): string => {
  const folder = temporaryFolder(bench.cleanUp)
  cpSync(original, folder, { recursive: true })
  return folder
}

interface ReplayRound {
  readonly millis: number
  readonly busy: LoadResult
  readonly quiet: LoadResult
}

const measureRound = async (bench: BenchContext, original: string): Promise<ReplayRound> => {
  const millis = await timeReplay(bench, copyOf(bench, original))
  const quiet = await loadPages(bench, copyOf(bench, original), () => undefined)
  return { millis, quiet, busy: await loadPages(bench, copyOf(bench, original), timeReplay) }
}

/** A replay of the whole store by the local guard, and page loads on a server that does one. */
export const replayRow: BenchRow = {
  name: "replay",
  measure: async (bench) => {
    const { hives, itemsEach, rounds } = bench.options
    const items = hives * itemsEach
    const original = temporaryFolder(bench.cleanUp)
    await fillJudged(original, hives, itemsEach)
    const measured: Array<ReplayRound> = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(bench, original))
    const what = `replay --apply of ${items} items`
    return [
      // 100,000 items in a minute.
      {
        what,
        goal: { least: 100_000 / 60 },
        unit: "/s",
        values: measured.map(({ millis }) => (items / millis) * 1_000)
      },
      { what, goal: null, unit: "ms", values: measured.map(({ millis }) => millis) },
      {
        what: "GET /, p99, beside a replay",
        goal: null,
        unit: "ms",
        values: measured.map(({ busy }) => busy.p99)
      },
      {
        what: "GET /, p99, beside none",
        goal: null,
        unit: "ms",
        values: measured.map(({ quiet }) => quiet.p99)
      }
    ]
  }
}
