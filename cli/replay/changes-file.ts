import { type FileHandle, open } from "node:fs/promises"
import { Effect, type Scope } from "effect"
import type { ReplayedItem } from "#core/moderation/replay-tally.ts"
import type { Verdict } from "#core/moderation/verdict.ts"
import { TaskFailed } from "../data-tasks/data-task.ts"

const judgedBy = (verdict: Verdict | undefined) =>
  verdict === undefined
    ? null
    : {
        decision: verdict.decision,
        guard: verdict.guard,
        version: verdict.version,
        labels: verdict.labels.map(({ label, score }) => ({ label, score }))
      }

/** One line of JSON for an item that changes. Holds nothing of its text. */
const lineOf = ({ id, owner, createdOn, language, fate, before, after, categories }: ReplayedItem): string =>
  `${JSON.stringify({
    item: id,
    owner,
    day: createdOn,
    language,
    change: fate,
    before: { verdict: judgedBy(before), category: categories.before },
    after: { verdict: judgedBy(after), category: categories.after }
  })}\n`

const isChange = ({ fate }: ReplayedItem): boolean =>
  fate === "rejected" || fate === "approved" || fate === "moved"

const codeOf = (cause: unknown) => (cause instanceof Error && "code" in cause ? cause.code : "unknown")

const unusable = (path: string) => (cause: unknown) =>
  new TaskFailed({
    text:
      codeOf(cause) === "EEXIST"
        ? `${path} is there already. Name another file.`
        : `${path} cannot be written (${codeOf(cause)}).`
  })

/** Where changes are noted. */
export interface ChangesFile {
  readonly add: (items: ReadonlyArray<ReplayedItem>) => Effect.Effect<void, TaskFailed>
}

const nowhere: ChangesFile = { add: () => Effect.void }

const writingTo = (path: string, file: FileHandle): ChangesFile => ({
  add: (items) => {
    const lines = items.filter(isChange).map(lineOf).join("")
    return lines === ""
      ? Effect.void
      : Effect.tryPromise({ try: () => file.appendFile(lines), catch: unusable(path) })
  }
})

/**
 * Opens a new file for its owner alone, until the scope ends; without a path, changes are noted nowhere. What an
 * interrupted replay noted is never overwritten.
 */
export const openChangesFile = (path: string | null): Effect.Effect<ChangesFile, TaskFailed, Scope.Scope> =>
  path === null
    ? Effect.succeed(nowhere)
    : Effect.acquireRelease(
        Effect.tryPromise({ try: () => open(path, "wx", 0o600), catch: unusable(path) }),
        (file) => Effect.promise(() => file.close())
      ).pipe(Effect.map((file) => writingTo(path, file)))
