import { open } from "node:fs/promises"
import { Effect, type Scope, Stream } from "effect"
import { type BackupLine, type BackupUnusable, unusableBy } from "./format.ts"
import { type BackupInspection, inspectBackup } from "./inspect-backup.ts"
import { readLines } from "./read-lines.ts"

export { backupSealer } from "./backup-sealer.ts"
export type { BackupLine } from "./format.ts"
export type { BackupInspection } from "./inspect-backup.ts"
export {
  compareTallies,
  differenceOf,
  makeTally,
  type TallyComparison,
  type TransferTally
} from "./tally.ts"

export interface OpenedBackup {
  readonly bytes: number
  readonly inspect: (tell: (share: number) => void) => Effect.Effect<BackupInspection, BackupUnusable>
  readonly lines: Stream.Stream<{ readonly line: BackupLine; readonly share: number }, BackupUnusable>
}

export const openBackup = Effect.fn("openBackup")(function* (
  file: string,
  keys: ReadonlyArray<Uint8Array>
): Effect.fn.Return<OpenedBackup, BackupUnusable, Scope.Scope> {
  const orUnusable = unusableBy(file)
  const handle = yield* Effect.acquireRelease(
    Effect.tryPromise({ try: () => open(file, "r"), catch: orUnusable }),
    (opened) => Effect.promise(() => opened.close())
  )
  const { size } = yield* Effect.tryPromise({ try: () => handle.stat(), catch: orUnusable })
  const source = { handle, file, keys }
  return {
    bytes: size,
    inspect: (tell) => Effect.tryPromise({ try: () => inspectBackup(source, tell), catch: orUnusable }),
    lines: Stream.fromAsyncIterable(readLines(source), orUnusable)
  }
})
