import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { openLowdb } from "#adapters/storage/lowdb/index.ts"
import { adminList } from "#cli/commands/admin/list.ts"
import { adminLog } from "#cli/commands/admin/log.ts"
import { backUp } from "#cli/commands/backup/backup.ts"
import { exportOwnerTask } from "#cli/commands/export/export.ts"
import { removeOrphanedImages } from "#cli/commands/gc/gc.ts"
import { readStatus } from "#cli/commands/status/status.ts"
import { readVerdictsTask } from "#cli/commands/verdicts/verdicts.ts"
import type { DataTask } from "#cli/data-tasks/data-task.ts"
import { performTask } from "#cli/data-tasks/perform-task.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { createAccount, putRecords } from "../../contracts/storage-adapter.ts"
import { replaceEnvironment } from "../../support/run-command.ts"
import { temporaryFolder } from "../../support/server.ts"
import { ada, makeAccount, makeFeedback, makeVerdict } from "../../support/storage-records.ts"

const dataDir = temporaryFolder()
const environment = { ...process.env }

beforeAll(() => replaceEnvironment({ ...environment, DATA_DIR: dataDir.path }))

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(() => {
  dataDir.remove()
  replaceEnvironment(environment)
})

const key = "ab".repeat(32)

const filledStore = Effect.gen(function* () {
  const place = { owner: ada, item: "1", field: "content" } as const
  const content = yield* Sealer.use((sealer) => sealer.seal("Well done", place))
  yield* createAccount(ada)
  yield* putRecords(makeFeedback("1", { content }), makeVerdict("1:1", "1"))
}).pipe(Effect.provide(Layer.provide(aesSealer, configuredKeys(Buffer.from(key, "hex")))))

/** A killed server leaves everything in the journal. */
beforeEach(async () => {
  const folder = temporaryFolder()
  dataDir.remove()
  await Effect.runPromise(
    Effect.gen(function* () {
      const { ports } = yield* openLowdb({ dataDir: folder.path })
      yield* Effect.provide(filledStore, ports)
      cpSync(folder.path, dataDir.path, { recursive: true, filter: (name) => !name.endsWith(".lock") })
    }).pipe(Effect.scoped)
  )
  folder.remove()
  writeFileSync(join(dataDir.path, "encryption.key"), `${key}\n`, { mode: 0o600 })
})

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), "utf8")])
    .toSorted()

interface ReadOnlyTaskCall {
  readonly name: string
  readonly perform: () => Promise<number>
}

const taskRequest = <Input>(task: DataTask<Input>, input: Input): ReadOnlyTaskCall => ({
  name: task.name,
  perform: () => performTask(task, input, { isJson: true, send: () => Effect.void })
})

test.each([
  taskRequest(backUp, null),
  taskRequest(exportOwnerTask, { email: makeAccount(ada).email }),
  taskRequest(readVerdictsTask, { id: makeFeedback("1").id }),
  taskRequest(removeOrphanedImages, { isDryRun: true }),
  taskRequest(readStatus, null),
  taskRequest(adminList, null),
  taskRequest(adminLog, null)
])("$name, where no server runs, leaves every byte of the data folder as it is", async ({ perform }) => {
  const before = filesIn(dataDir.path)
  const said = vi.spyOn(console, "log").mockReturnValue()
  expect(await perform()).toBe(0)
  expect(said).toHaveBeenCalledOnce()
  expect(filesIn(dataDir.path)).toEqual(before)
})
