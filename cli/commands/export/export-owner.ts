import { Effect, Schema } from "effect"
import { exportOwner } from "#core/use-cases/transfer/export-owner.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const Input = Schema.Struct({ email: Schema.String })

/** Days and other named texts are plain ones in JSON. */
const asJson = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Json))

export const exportOwnerTask: DataTask<typeof Input.Type> = {
  name: "export",
  input: Input,
  isReadOnly: () => true,
  run: ({ email }) =>
    exportOwner(email).pipe(
      Effect.map((all) => ({ lines: [JSON.stringify(all, null, 2)], data: asJson(JSON.stringify(all)) })),
      Effect.mapError(failedBy)
    )
}
