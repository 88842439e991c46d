import { Effect, Schema } from "effect"
import { type DataServices, type DataTask, failedBy, type TaskResult } from "./data-task.ts"

export const readingTask = <Found>(
  name: string,
  read: Effect.Effect<Found, Error, DataServices>,
  tell: (found: Found) => TaskResult
): DataTask<null> => ({
  name,
  input: Schema.Null,
  isReadOnly: () => true,
  run: () => read.pipe(Effect.map(tell), Effect.mapError(failedBy))
})
