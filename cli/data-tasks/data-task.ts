import { type Effect, type Layer, Schema } from "effect"
import type { layersOf } from "../layers/layers.ts"

/** Everything that the composition root provides. */
export type DataServices = Layer.Success<ReturnType<typeof layersOf>>

/** Told of work that takes long: how much of it is done, from 0 to 1, and how many things that was. */
export type Report = (share: number, items: number) => Effect.Effect<void>

/** Takes the bytes that a task makes, in order, for the command to keep. */
export type Send = (bytes: Uint8Array) => Effect.Effect<void, TaskFailed>

/** Where a task tells how far it is, and sends what it makes. */
export interface Told {
  readonly report: Report
  readonly send: Send
}

/** What a task says to people and to machines. */
export const TaskResult = Schema.Struct({
  /** Lines for people. */
  lines: Schema.Array(Schema.String),
  /** The same as data, for `--json`. */
  data: Schema.Json
})
export type TaskResult = typeof TaskResult.Type

/** Why a task was not done, in one line for people. */
export class TaskFailed extends Schema.TaggedError<TaskFailed>()("TaskFailed", { text: Schema.String }) {
  override get message() {
    return this.text
  }
}

/** A task that was not done for a reason that says itself in one line. */
export const failedBy = ({ message }: Error): TaskFailed => new TaskFailed({ text: message })

/**
 * Work on the stored data. The running server does it when there is one, else the command itself, which then
 * opens the store.
 */
export interface DataTask<Input> {
  readonly name: string
  readonly input: Schema.Codec<Input, unknown>
  /** Whether it changes nothing: then no byte of a data folder changes that is opened for it alone. */
  readonly isReadOnly?: (input: Input) => boolean
  /** Whether it makes a store where there is none yet. Otherwise a mistyped DATA_DIR is said, and stays as it is. */
  readonly makesStore?: true
  readonly run: (
    input: Input,
    report: Report,
    send: Send
  ) => Effect.Effect<TaskResult, TaskFailed, DataServices>
}

/** A task whose input was not looked at yet. */
export interface AnyTask {
  readonly name: string
  readonly run: DataTask<unknown>["run"]
}
