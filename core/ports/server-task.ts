import { type Effect, Schema } from "effect"

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

export class TaskFailed extends Schema.TaggedError<TaskFailed>()("TaskFailed", { text: Schema.String }) {
  override get message() {
    return this.text
  }
}

export interface ServerTask<Services> {
  readonly name: string
  readonly run: (
    input: unknown,
    report: ReportProgress,
    send: SendBytes
  ) => Effect.Effect<TaskResult, TaskFailed, Services>
}
