import { Effect, Schema } from "effect"
import { Keyring } from "#adapters/sealing/keyring.ts"
import { resealFeedback } from "#core/feedback/reseal-feedback.ts"
import { type DataTask, TaskFailed } from "./data-task.ts"

const failed = (text: string) => Effect.fail(new TaskFailed({ text }))

/** The old key is forgotten only after everything opens with the new one. */
export const rotateKeys: DataTask<null> = {
  name: "keys-rotate",
  input: Schema.Null,
  run: Effect.fn("rotateKeys")(
    function* (_input, report) {
      const ring = yield* Keyring
      yield* ring.beginChange
      const sealed = yield* resealFeedback((done, all) => report(done / all, done))
      const leftToDo = yield* ring.endChange
      const lines = [
        `${sealed} items are sealed with the new key.`,
        ...(leftToDo === undefined ? [] : [leftToDo])
      ]
      return { lines, data: { sealed, leftToDo: leftToDo ?? null } }
    },
    Effect.catchTags({
      KeyUnusable: (error) => failed(error.message),
      LinkTaken: Effect.die,
      SealBroken: () => failed("A text opens with neither key. Nothing is lost: both keys are kept."),
      StoreUnavailable: (error) => failed(error.message)
    })
  )
}
