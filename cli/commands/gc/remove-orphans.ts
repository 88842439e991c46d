import { Effect, Schema } from "effect"
import { findOrphans, removeOrphans } from "#core/use-cases/retention/orphans.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const Input = Schema.Struct({ isDryRun: Schema.Boolean })

const summaryOf = (count: number, isDryRun: boolean): string => {
  if (count === 0) return "Every stored picture is in use."
  const pictures = count === 1 ? "1 picture" : `${count} pictures`
  return isDryRun ? `${pictures} would be removed.` : `${pictures} removed.`
}

export const removeOrphanedImages: DataTask<typeof Input.Type> = {
  name: "gc",
  input: Input,
  isReadOnly: ({ isDryRun }) => isDryRun,
  run: Effect.fn("removeOrphanedImages")(function* ({ isDryRun }, report) {
    const orphans = yield* findOrphans()
    if (!isDryRun) yield* removeOrphans(orphans, (done) => report(done / orphans.length, done))
    return {
      lines: [...orphans, summaryOf(orphans.length, isDryRun)],
      data: { orphans, removed: isDryRun ? 0 : orphans.length }
    }
  }, Effect.mapError(failedBy))
}
