import { execFile } from "node:child_process"
import { cpSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { Schema } from "effect"
import { fillJudged } from "../data/fill-judged.ts"
import type { LoadResult } from "../load/job.ts"
import { loadPages } from "../load/load-pages.ts"
import { type BenchContext, type BenchRow, reported } from "../row.ts"
import { benchKey, startHonestHive, temporaryFolder } from "../servers/servers.ts"

const execFileAsync = promisify(execFile)

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

const loadBeside = async (
  bench: BenchContext,
  dataDir: string,
  meanwhile: (bench: BenchContext, dataDir: string) => unknown
): Promise<LoadResult> => {
  const server = await startHonestHive(bench, dataDir)
  const work = meanwhile(bench, dataDir)
  const outcome = await loadPages(bench, server)
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
  const quiet = await loadBeside(bench, copyOf(bench, original), () => undefined)
  return { millis, quiet, busy: await loadBeside(bench, copyOf(bench, original), timeReplay) }
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
      reported(what, "ms", measured, ({ millis }) => millis),
      reported("GET /, p99, beside a replay", "ms", measured, ({ busy }) => busy.p99),
      reported("GET /, p99, beside none", "ms", measured, ({ quiet }) => quiet.p99)
    ]
  }
}
