import { execFile } from "node:child_process"
import { cpSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { linkOf, textAt } from "../data/fill-hive.ts"
import { fillJudged } from "../data/fill-judged.ts"
import { fillPending } from "../data/fill-pending.ts"
import type { LoadResult } from "../load/load.ts"
import { loadPages } from "../paired.ts"
import { type BenchContext, type BenchRow, figure, repeat } from "../row.ts"
import { benchKey, startHonestHive, temporaryFolder } from "../servers/servers.ts"

const execFileAsync = promisify(execFile)

/** Milliseconds of the whole command, its start included. */
const timeReplay = async ({ dist, options }: BenchContext, dataDir: string): Promise<number> => {
  const begun = performance.now()
  const { stdout } = await execFileAsync(
    process.execPath,
    [join(dist, "server", "main.js"), "replay", "--apply", "--json"],
    { env: { PATH: process.env.PATH, TZ: "UTC", DATA_DIR: dataDir, ENCRYPTION_KEY: benchKey } }
  )
  const millis = performance.now() - begun
  const { judged } = JSON.parse(stdout)
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

/** A replay of the whole store by the local guard, and page loads on a server that does one. */
export const replayRow: BenchRow = {
  name: "replay",
  measure: async (bench) => {
    const { hives, itemsEach, rounds } = bench.options
    const items = hives * itemsEach
    const original = temporaryFolder(bench.cleanUp)
    await fillJudged(original, hives, itemsEach)
    const measured = await repeat(rounds, async () => ({
      millis: await timeReplay(bench, copyOf(bench, original)),
      quiet: await loadBeside(bench, copyOf(bench, original), () => undefined),
      busy: await loadBeside(bench, copyOf(bench, original), timeReplay)
    }))
    const what = `replay --apply of ${items} items`
    const hundredThousandAMinute = { least: 100_000 / 60 }
    return [
      figure(what, "/s", measured, ({ millis }) => (items / millis) * 1_000, hundredThousandAMinute),
      figure(what, "ms", measured, ({ millis }) => millis),
      figure("GET /, p99, beside a replay", "ms", measured, ({ busy }) => busy.p99),
      figure("GET /, p99, beside none", "ms", measured, ({ quiet }) => quiet.p99)
    ]
  }
}

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
