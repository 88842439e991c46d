import { Effect, Schema } from "effect"
import { readVerdicts } from "#core/use-cases/moderation/read-verdicts.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { anyTask } from "../../data-tasks/define-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { plainCommand } from "../command.ts"
import { describeVerdicts, verdictsData } from "./describe-verdicts.ts"

const usage = `Usage: honesthive verdicts ID [--json]

Explains how one item of feedback was judged, first to last: by which guards and versions, which labels they found
with which scores (0 to 1), what was decided, why, and on which day. Never shows the text. Deleted items take
their verdicts along. Works beside a running server or without one.

Ids are in what honesthive export EMAIL prints, and in the file of honesthive replay --changes.

Exit codes: 0 explained; 1 there is no such item, or the store cannot be read; 2 asked wrongly.`

const Input = Schema.Struct({ id: Schema.String })

export const readVerdictsTask: DataTask<typeof Input.Type> = {
  name: "verdicts",
  input: Input,
  isReadOnly: () => true,
  run: ({ id }) =>
    readVerdicts(id).pipe(
      Effect.map((found) => ({ lines: describeVerdicts(id, found), data: verdictsData(id, found) })),
      Effect.mapError(failedBy)
    )
}

export const verdictsCommand = plainCommand({
  name: "verdicts",
  summary: "Explain how an item was judged (verdicts ID)",
  usage,
  tasks: [anyTask(readVerdictsTask)],
  operands: ["ID"],
  // Ids may be pasted in upper case.
  run: ([id = ""], isJson) => performTask(readVerdictsTask, { id: id.toLowerCase() }, { isJson })
})
