import { Effect, Schema } from "effect"
import { Keyring } from "#adapters/sealing/keyring.ts"
import { resealFeedback } from "#core/use-cases/keys/reseal-feedback.ts"
import { type DataTask, TaskFailed, type TaskResult } from "../../data-tasks/data-task.ts"

const failed = (text: string) => Effect.fail(new TaskFailed({ text }))

/** The old key is put aside only after everything opens with the new one. `report` is told after each hive. */
export const changeKeys = Effect.fnUntraced(function* (
  report: (done: number, all: number) => Effect.Effect<void>
) {
  const ring = yield* Keyring
  yield* ring.beginChange
  const sealed = yield* resealFeedback(report)
  return { sealed, leftToDo: yield* ring.endChange }
})

const Input = Schema.Struct({ forgetsOld: Schema.Boolean })

const forgotten = (count: number): TaskResult => ({
  lines: [
    count === 0
      ? "No old key was kept."
      : `${count === 1 ? "The old key is" : `${count} old keys are`} forgotten. The key that seals stays as it is.`
  ],
  data: { forgotten: count }
})

export const rotateKeys: DataTask<typeof Input.Type> = {
  name: "keys-rotate",
  input: Input,
  run: Effect.fn("rotateKeys")(
    function* ({ forgetsOld }, report) {
      if (forgetsOld) return forgotten(yield* (yield* Keyring).forgetKept)
      const { sealed, leftToDo } = yield* changeKeys((done, all) => report(done / all, done))
      return { lines: [`${sealed} items are sealed with the new key.`, leftToDo], data: { sealed, leftToDo } }
    },
    Effect.catchTags({
      KeyUnusable: (error) => failed(error.message),
      SealBroken: () => failed("A text opens with neither key. Nothing is lost: both keys are kept."),
      StoreUnavailable: (error) => failed(error.message)
    })
  )
}
