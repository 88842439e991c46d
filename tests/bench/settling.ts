import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { HiveStore } from "#core/ports/hive-store.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { linkOf, ownerOf, textAt } from "./data/fill-hive.ts"
import { spreadOf } from "./statistics.ts"

const settledItems = Effect.fnUntraced(function* (hive: number) {
  return (yield* (yield* HiveStore).listFeedback(ownerOf(hive))).length
})

/** Milliseconds from the submission to the moment when the owner's list has it. */
const untilSettled = Effect.fnUntraced(function* (content: string, hive: number) {
  const before = yield* settledItems(hive)
  const begun = performance.now()
  yield* submitTyped({ link: linkOf(hive), content, idempotencyKey: undefined })
  while ((yield* settledItems(hive)) === before) yield* Effect.yieldNow
  const millis = performance.now() - begun
  yield* Effect.promise(() => pause(10))
  return millis
})

/** One submission after the other, to the hive of its turn. */
export const measureSettling = Effect.fnUntraced(function* (
  submissions: number,
  hiveOf: (turn: number) => number
) {
  const turns = Array.from({ length: submissions }, (_, turn) => turn)
  return spreadOf(yield* Effect.forEach(turns, (turn) => untilSettled(textAt(turn), hiveOf(turn))))
})
