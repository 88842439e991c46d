import { Effect, Option, Semaphore } from "effect"
import { Keyring } from "../../ports/keyring.ts"
import { TaskFailed } from "../../ports/server-task.ts"
import { endInvitations } from "../invitations/withdraw-invitation.ts"
import { canOpenMost, type TextCount } from "./check-texts.ts"
import { resealFeedback } from "./reseal-feedback.ts"

export const rotationFailed = (text: string) => Effect.fail(new TaskFailed({ text }))

const rotationMutex = Semaphore.makeUnsafe(1)

/** Concurrent changes would overwrite each other's new key. */
const runExclusively = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(
    rotationMutex.withPermitsIfAvailable(1)(work),
    Option.match({
      onNone: () => rotationFailed("A change of keys is under way already. Nothing was done."),
      onSome: Effect.succeed
    })
  )

const refuseWrongKeys = (count: TextCount) =>
  canOpenMost(count)
    ? Effect.void
    : rotationFailed(
        [
          `${count.unreadable} of ${count.items} items open with no key that is given.`,
          "The change has stopped before its end: all keys stay in use, and nothing is lost. See docs/durability.md."
        ].join(" ")
      )

/** Within it, whatever the old key sealed before the change is stored, so that resealing finds it. */
const storedWithin = "1 second"

/** Retires the old key only after everything opens with the new one. `report` is called after each hive. */
export const changeKeys = Effect.fnUntraced(function* (
  report: (done: number, all: number) => Effect.Effect<void>
) {
  const ring = yield* Keyring
  yield* ring.beginChange
  yield* Effect.sleep(storedWithin)
  const { sealed, ...count } = yield* resealFeedback(report)
  yield* refuseWrongKeys(count)
  const invitations = yield* endInvitations
  return { sealed, unreadable: count.unreadable, invitations, leftToDo: yield* ring.endChange }
}, runExclusively)

export const forgetOldKeys = runExclusively(Keyring.use((ring) => ring.forgetKept))
