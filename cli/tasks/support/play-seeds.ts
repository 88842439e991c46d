import { spawn } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { makeProgress } from "../../terminal/progress.ts"
import { repositoryRoot } from "./run.ts"

const seedPlayer = join(repositoryRoot, "tests", "faults", "simulation", "main.ts")
const failedSeedsFile = join(repositoryRoot, "tests", "fixtures", "seeds", "simulation.json")

const isSeeds = (value: unknown): value is ReadonlyArray<number> =>
  Array.isArray(value) && value.every((seed) => typeof seed === "number")

/** `npm test` replays the failed seeds from then on. */
const keepFailedSeeds = (failed: ReadonlyArray<number>) => {
  const known: unknown = JSON.parse(readFileSync(failedSeedsFile, "utf8"))
  const all = new Set([...(isSeeds(known) ? known : []), ...failed])
  writeFileSync(failedSeedsFile, `${JSON.stringify([...all].sort((a, b) => a - b))}\n`)
}

const playOne = (from: number, count: number, onLine: (line: string) => void): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [seedPlayer, `${from}`, `${count}`], {
      cwd: repositoryRoot,
      stdio: ["ignore", "pipe", "inherit"]
    })
    createInterface({ input: child.stdout }).on("line", onLine)
    child.on("error", reject)
    child.on("close", (code) => resolve(code ?? 1))
  })

export const playSeeds = async (from: number, count: number): Promise<boolean> => {
  const players = Math.min(count, availableParallelism())
  const share = Math.ceil(count / players)
  const progress = makeProgress(process.stderr, () => performance.now())
  const failed: Array<number> = []
  let played = 0
  const note = (line: string) => {
    const [outcome, seed, ...words] = line.split(" ")
    played += 1
    progress.show(played / count, played)
    if (outcome === "ok") return
    failed.push(Number(seed))
    console.log(`✗ seed ${seed}: ${words.join(" ")}`)
  }
  const parts = Array.from({ length: players }, (_, index) => {
    const first = from + index * share
    return playOne(first, Math.min(share, from + count - first), note)
  })
  const codes = await Promise.all(parts)
  progress.end()
  if (failed.length > 0) keepFailedSeeds(failed)
  const isWhole = played === count && codes.every((code) => code === 0)
  console.log(`${isWhole ? "✓" : "✗"} ${played} of ${count} seeds played, ${failed.length} failed`)
  return isWhole
}
