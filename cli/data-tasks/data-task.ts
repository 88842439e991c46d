import { Effect, type Layer, Schema } from "effect"
import { failureText } from "#core/ports/failure-text.ts"
import {
  type ReportProgress,
  type SendBytes,
  type ServerTask,
  TaskFailed,
  type TaskResult
} from "#core/ports/server-task.ts"
import type { layersOf } from "../layers/layers.ts"

type DataServices = Layer.Success<ReturnType<typeof layersOf>>

export const failedBy = (failure: Error): TaskFailed => new TaskFailed({ text: failureText(failure) })

/** Work on the stored data. A running server performs it; otherwise the command opens the store itself. */
export interface DataTask<Input> {
  readonly name: string
  readonly input: Schema.Codec<Input, unknown>
  /** Whether it changes nothing; the data folder is then opened without changing a byte. */
  readonly isReadOnly?: (input: Input) => boolean
  /** Whether it may create the store. Otherwise a mistyped DATA_DIR is reported and nothing is created. */
  readonly makesStore?: true
  readonly run: (
    input: Input,
    report: ReportProgress,
    send: SendBytes
  ) => Effect.Effect<TaskResult, TaskFailed, DataServices>
}

export type AnyTask = ServerTask<DataServices>

const invalidInputFailure = new TaskFailed({
  text: "The command and the running server have different versions. Restart the server, or use its version of the command."
})

export const anyTask = <Input>({ name, input: schema, run }: DataTask<Input>): AnyTask => {
  const decode = Schema.decodeUnknownEffect(schema)
  return {
    name,
    run: (input, report, send) =>
      decode(input).pipe(
        Effect.mapError(() => invalidInputFailure),
        Effect.flatMap((decoded) => run(decoded, report, send))
      )
  }
}

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
