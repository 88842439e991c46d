import { type Effect, type Layer, Schema } from "effect"
import type { layersOf } from "../layers/layers.ts"

export type DataServices = Layer.Success<ReturnType<typeof layersOf>>

/** Called with the share done, 0 to 1, and the number of items done. */
export type ReportProgress = (share: number, items: number) => Effect.Effect<void>

export type SendBytes = (bytes: Uint8Array) => Effect.Effect<void, TaskFailed>

export interface TaskCallbacks {
  readonly report: ReportProgress
  readonly send: SendBytes
}

export const TaskResult = Schema.Struct({
  lines: Schema.Array(Schema.String),
  data: Schema.Json
})
export type TaskResult = typeof TaskResult.Type

/** `text` is one line for people. */
export class TaskFailed extends Schema.TaggedError<TaskFailed>()("TaskFailed", { text: Schema.String }) {
  override get message() {
    return this.text
  }
}

export const failedBy = ({ message }: Error): TaskFailed => new TaskFailed({ text: message })

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

export interface AnyTask {
  readonly name: string
  readonly run: DataTask<unknown>["run"]
}
