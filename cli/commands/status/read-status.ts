import { Effect, Schema } from "effect"
import { GuardHealth } from "#adapters/moderation/remote/guard-health.ts"
import { keyIdOf } from "#adapters/sealing/key-id.ts"
import { Keyring } from "#adapters/sealing/keyring.ts"
import { StoreHealth } from "#core/ports/store-health.ts"
import { lastBackup } from "#core/use-cases/admins/note-backup.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { version } from "../../system/version.ts"

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const read = Effect.gen(function* () {
  const { check, figures } = yield* StoreHealth
  yield* check
  return {
    version,
    ...(yield* figures),
    guard: yield* (yield* GuardHealth).state,
    key: (yield* Keyring).keys().map(keyIdOf),
    lastBackup: (yield* lastBackup) ?? null
  }
})

const linesOf = (status: Effect.Success<typeof read>): ReadonlyArray<string> => [
  `Version      ${status.version}, on Node ${process.versions.node}`,
  `Store        ${status.store}, ${megabytes(status.bytes)}, ${status.accounts} accounts`,
  `Guard        ${status.guard}`,
  `Waiting      ${status.pending} for the guard, ${status.held} for the release window`,
  `Key          ${status.key.join(", then ")}`,
  `Last backup  ${status.lastBackup ?? "none that was made beside a server"}`
]

/** What an operator asks first. It holds nothing of what was written, and nothing finer than counts. */
export const readStatus: DataTask<null> = {
  name: "status",
  input: Schema.Null,
  isReadOnly: () => true,
  run: () =>
    read.pipe(
      Effect.map((status) => ({
        lines: linesOf(status),
        data: {
          ...status,
          node: process.versions.node,
          lastBackup: status.lastBackup === null ? null : `${status.lastBackup}`
        }
      })),
      Effect.mapError(failedBy)
    )
}
