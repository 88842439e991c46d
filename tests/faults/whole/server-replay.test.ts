import type { ChildProcess } from "node:child_process"
import { cpSync, statSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import { openLowdb } from "#adapters/storage/lowdb/index.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { fillJudged } from "../../bench/data/fill-judged.ts"
import { benchKey } from "../../bench/servers/servers.ts"
import { startUnlimitedServer } from "../../support/for-one-test.ts"
import { exitOf, spawnHonestHive, temporaryFolder } from "../../support/server.ts"
import { expectSound, readStoredHive } from "../../support/whole-hive.ts"

const hives = 8
const itemsEach = 12
const folder = temporaryFolder()
const original = join(folder.path, "original")

const envOf = (dataDir: string) => ({ DATA_DIR: dataDir, ENCRYPTION_KEY: benchKey })

const copyFor = (name: string): string => {
  const dataDir = join(folder.path, name)
  cpSync(original, dataDir, { recursive: true })
  return dataDir
}

const beginReplay = (dataDir: string) => {
  const child = spawnHonestHive(["replay", "--apply", "--json"], envOf(dataDir))
  child.stdout?.resume()
  child.stderr?.resume()
  return { child, exited: exitOf(child) }
}

const journalSize = (dataDir: string): number => statSync(join(dataDir, "journal.ndjson")).size

/** Runs a replay until the first of its changes is durable, then strikes. True when it was done before that. */
const strikeAtFirstChange = async (dataDir: string, strike: (child: ChildProcess) => unknown) => {
  const before = journalSize(dataDir)
  const { child, exited } = beginReplay(dataDir)
  let code: number | string | undefined
  const over = exited.then((found) => {
    code = found
  })
  while (code === undefined && journalSize(dataDir) <= before) await pause(1)
  if (code === undefined) await strike(child)
  await over
  return code === 0
}

const readEverything = (dataDir: string) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(openLowdb({ dataDir, isReadOnly: true }), ({ ports }) =>
        HiveStore.use((store) => store.owners).pipe(
          Effect.flatMap((owners) => Effect.forEach(owners.toSorted(), readStoredHive)),
          Effect.provide(ports)
        )
      )
    )
  )

let uninterruptedResult: Awaited<ReturnType<typeof readEverything>>

beforeAll(async () => {
  await fillJudged(original, hives, itemsEach)
  const dataDir = copyFor("straight")
  expect(await beginReplay(dataDir).exited).toBe(0)
  uninterruptedResult = await readEverything(dataDir)
  expect(uninterruptedResult.flatMap(({ verdicts }) => verdicts)).toHaveLength(2 * hives * itemsEach)
  return folder.remove
})

describe("a replay", () => {
  test("killed again and again, and run once more, ends like one that was not", async () => {
    const dataDir = copyFor("killed")
    let kills = 0
    while (!(await strikeAtFirstChange(dataDir, (child) => child.kill("SIGKILL")))) {
      kills++
      for (const hive of await readEverything(dataDir)) expectSound(hive)
    }
    expect(kills).toBeGreaterThan(1)
    expect(await readEverything(dataDir)).toEqual(uninterruptedResult)
  })

  test("beside a server, broken off by Ctrl-C and then by the server's end, goes on where it was", async () => {
    const dataDir = copyFor("beside")
    const server = await startUnlimitedServer(dataDir, envOf(dataDir))
    await strikeAtFirstChange(dataDir, (child) => child.kill("SIGINT"))
    expect((await fetch(`${server.url}/api/profile/hive-0`)).status).toBe(200)
    await strikeAtFirstChange(dataDir, () => server.stop("SIGKILL"))
    // On a busy machine the replay may have been over before.
    await server.stop("SIGKILL")
    expect(await beginReplay(dataDir).exited).toBe(0)
    expect(await readEverything(dataDir)).toEqual(uninterruptedResult)
  })
})
