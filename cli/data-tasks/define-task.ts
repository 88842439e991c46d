import { Effect, Schema } from "effect"
import { type AnyTask, type DataTask, TaskFailed } from "./data-task.ts"

const invalidInputFailure = new TaskFailed({
  text: "The command and the running server have different versions."
})

export const anyTask = <Input>(task: DataTask<Input>): AnyTask => {
  const decode = Schema.decodeUnknownEffect(task.input)
  return {
    name: task.name,
    run: (input, report, send) =>
      decode(input).pipe(
        Effect.mapError(() => invalidInputFailure),
        Effect.flatMap((decoded) => task.run(decoded, report, send))
      )
  }
}
