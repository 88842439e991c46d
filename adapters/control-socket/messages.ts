import { Schema } from "effect"
import { TaskResult } from "#core/ports/server-task.ts"

/** Requests of commands are one line of JSON, POSTed to `/tasks/NAME`. */
export const tasksPath = "/tasks/"

/** Response lines of the server: any number of progress and piece messages, then one of the last two kinds. */
export const TaskMessage = Schema.Union([
  Schema.TaggedStruct("progress", { share: Schema.Finite, items: Schema.Finite }),
  Schema.TaggedStruct("piece", { base64: Schema.String }),
  Schema.TaggedStruct("done", { result: TaskResult }),
  Schema.TaggedStruct("failed", { text: Schema.String })
])
export type TaskMessage = typeof TaskMessage.Type
