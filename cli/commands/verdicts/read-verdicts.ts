import { Effect, Schema } from "effect"
import { readVerdicts } from "#core/use-cases/moderation/read-verdicts.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { describeVerdicts, verdictsData } from "./describe-verdicts.ts"

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
