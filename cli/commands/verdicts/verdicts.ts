import { Effect, Schema } from "effect"
import { readVerdicts } from "#core/use-cases/moderation/read-verdicts.ts"
import { anyTask, type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { plainCommand } from "../command.ts"
import { describeVerdicts, verdictsData } from "./describe-verdicts.ts"

const usage = `Usage: honesthive verdicts ID [--json]

Explains how one feedback item was judged, from first to last: by which guard and version, which labels it found with
which scores (0 to 1), the decision, the reason and the day. Never shows the text. A deleted item has no verdicts.
Works with or without a running server.

Find ids in the output of \`honesthive export EMAIL\` or in the file written by \`honesthive replay --changes\`.

Options:
  --json  Print the result as one JSON document

Exit codes: 0 success, 1 failure (no such item, or an unreachable store), 2 invalid usage`

const Input = Schema.Struct({ id: Schema.String })

const readVerdictsTask: DataTask<typeof Input.Type> = {
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
  run: ([id = ""], isJson) => performTask(readVerdictsTask, { id: id.toLowerCase() }, { isJson })
})
