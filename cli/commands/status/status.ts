import { Effect, Schema } from "effect"
import { keyIdOf } from "#adapters/sealing/node/index.ts"
import { failureText } from "#core/ports/failure-text.ts"
import { GuardHealth } from "#core/ports/guard-health.ts"
import { KeyCheckValues } from "#core/ports/key-check-values.ts"
import { Keyring } from "#core/ports/keyring.ts"
import { StoreHealth } from "#core/ports/store-health.ts"
import { lastBackup } from "#core/use-cases/backups/note-backup.ts"
import { findProblems, problemOf } from "#core/use-cases/health/find-problems.ts"
import { anyTask, readingTask } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { version } from "../../system/version.ts"
import { counted } from "../../terminal/counted.ts"
import { plainCommand } from "../command.ts"

const usage = `Usage: honesthive status [--json]

Shows the state of the installation: the versions of program, data and guard, the size of the store, how much is
waiting, the id of the encryption key (the first 8 hex digits of its SHA-256), and the day of the last backup made with
a running server.
Checks what the next start needs (the key, unaltered files, disk space), the images and the mail server. Prints each
problem with its solution.

Asks the running server. Without one it opens the store itself, and sends one word to a remote guard to test it.

Options:
  --json  Print the result as one JSON document

Exit codes: 0 no problems, 1 problems or an unreachable store, 2 invalid usage`

const megabytesText = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const guardText = (guard: string, version: string): string =>
  `${guard}, ${guard === "local" ? "" : "local "}version ${version}`

const unreadableText = (count: number): string =>
  [
    `ENCRYPTION_KEY: ${counted(count, "text is", "texts are")} sealed with another key.`,
    "Add that one (ENCRYPTION_KEY=NEW,OLD), restart every server, and run `honesthive keys rotate`.",
    "See docs/durability.md."
  ].join(" ")

const uncountedText = (failure: Error): string =>
  `The texts that are sealed with another key could not be counted. ${failureText(failure)}`

const findUnreadable = Effect.gen(function* () {
  const problem = Effect.match((yield* KeyCheckValues).countUnreadable, {
    onSuccess: (count) => (count === 0 ? undefined : unreadableText(count)),
    onFailure: uncountedText
  })
  return yield* problemOf("key", problem)
})

const readServerStatus = Effect.gen(function* () {
  const { check, figures } = yield* StoreHealth
  const problems = [...(yield* findProblems), ...(yield* findUnreadable)]
  const guard = yield* GuardHealth
  return {
    problems,
    takesChanges: yield* Effect.isSuccess(check),
    version,
    ...(yield* figures),
    guard: yield* guard.state,
    guardVersion: guard.version,
    key: (yield* Keyring).keys().map(keyIdOf),
    lastBackup: (yield* lastBackup) ?? null
  }
})

const problemLines = ({ problems }: Effect.Success<typeof readServerStatus>): ReadonlyArray<string> =>
  problems.map(({ text }) => `Problem      ${text}`)

const statusLines = (status: Effect.Success<typeof readServerStatus>): ReadonlyArray<string> => [
  `Version      ${status.version}, on Node ${process.versions.node}`,
  `Store        ${status.store}, data version ${status.dataVersion}, ${megabytesText(status.bytes)}, ${counted(status.accounts, "account")}`,
  `Guard        ${guardText(status.guard, status.guardVersion)}`,
  `Waiting      ${status.pending} for the guard, ${status.held} for the release window`,
  `Key          ${status.key.join(", then ")}`,
  `Last backup  ${status.lastBackup ?? "none made with a running server"}`
]

/** An overview for the operator: only counts, and nothing from any text. */
const readStatus = readingTask("status", readServerStatus, (status) => ({
  // Leaves out the counts if the store accepts no changes: they would look reassuring.
  lines: [...(status.takesChanges ? statusLines(status) : []), ...problemLines(status)],
  data: {
    ...status,
    problems: status.problems.map(({ kind, text }) => ({ kind, text })),
    node: process.versions.node,
    lastBackup: status.lastBackup === null ? null : `${status.lastBackup}`
  }
}))

const hasProblems = Schema.is(Schema.Struct({ problems: Schema.NonEmptyArray(Schema.Unknown) }))

export const statusCommand = plainCommand({
  name: "status",
  summary: "Show the state of store, guard and waiting work, and any problems",
  usage,
  tasks: [anyTask(readStatus)],
  operands: [],
  run: (_, isJson) => performTask(readStatus, null, { isJson, isFailure: hasProblems })
})
