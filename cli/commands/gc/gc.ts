import { Effect, Schema } from "effect"
import { findOrphans, removeOrphans } from "#core/use-cases/retention/orphans.ts"
import { anyTask, type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { counted } from "../../terminal/counted.ts"
import { type Command, readOptions } from "../command.ts"

const usage = `Usage: honesthive gc [--dry-run] [--json]

Finds stored images that no profile and no badge uses, prints their names and removes them. Works with or without a
running server. An upload that fails halfway can leave such images behind. Images stored within the last hour are kept,
because their upload may not be finished.

Options:
  --dry-run  Only print what would be removed
  --json     Print the result as one JSON document

Exit codes: 0 success, 1 failure or incomplete, 2 invalid usage`

const Input = Schema.Struct({ isDryRun: Schema.Boolean })

const orphansText = (count: number, isDryRun: boolean): string => {
  if (count === 0) return "Every stored picture is in use."
  const pictures = counted(count, "picture")
  return isDryRun ? `${pictures} would be removed.` : `${pictures} removed.`
}

const removeOrphanedImages: DataTask<typeof Input.Type> = {
  name: "gc",
  input: Input,
  isReadOnly: ({ isDryRun }) => isDryRun,
  run: Effect.fn("removeOrphanedImages")(function* ({ isDryRun }, report) {
    const orphans = yield* findOrphans()
    if (!isDryRun) yield* removeOrphans(orphans, (done) => report(done / orphans.length, done))
    return {
      lines: [...orphans, orphansText(orphans.length, isDryRun)],
      data: { orphans, removed: isDryRun ? 0 : orphans.length }
    }
  }, Effect.mapError(failedBy))
}

export const gcCommand: Command = {
  name: "gc",
  summary: "Remove images that nothing uses",
  usage,
  tasks: [anyTask(removeOrphanedImages)],
  run: async (args) => {
    const parsed = readOptions({ usage }, args, {
      "dry-run": { type: "boolean", default: false },
      json: { type: "boolean", default: false }
    })
    if (parsed === undefined) return 2
    return performTask(removeOrphanedImages, { isDryRun: parsed["dry-run"] }, { isJson: parsed.json })
  }
}
