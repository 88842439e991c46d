import { Schema } from "effect"
import { TaskResult } from "./data-task.ts"

/** What a command asks of the running server: one line of JSON, POSTed to `/tasks/NAME`. */
export const tasksPath = "/tasks/"

/** What the server answers: a line for each step and each piece of what it makes, and one of the last two at the end. */
export const TaskMessage = Schema.Union([
  Schema.TaggedStruct("progress", { share: Schema.Finite, items: Schema.Finite }),
  Schema.TaggedStruct("piece", { base64: Schema.String }),
  Schema.TaggedStruct("done", { result: TaskResult }),
  Schema.TaggedStruct("failed", { text: Schema.String })
])
export type TaskMessage = typeof TaskMessage.Type
