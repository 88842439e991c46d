import { Effect, Result } from "effect"
import type { Seen } from "../../contract/seen-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { putting } from "../../domain/hives/change.ts"
import { nothingSeen } from "../../domain/seen/seen-marks.ts"
import { HiveStore } from "../../ports/hive-store.ts"

const answerOf = ({ feedback, badges }: Seen): Seen => ({ feedback, badges })

export const readSeen = Effect.fn("readSeen")(function* (owner: OwnerId) {
  const { seen } = yield* (yield* HiveStore).read(owner, { seen: true })
  return answerOf(seen ?? nothingSeen(owner))
})

export const noteSeen = Effect.fn("noteSeen")(function* (owner: OwnerId, noted: Partial<Seen>) {
  return yield* (yield* HiveStore).change(owner, { seen: true }, ({ seen = nothingSeen(owner) }) => {
    const marks = { ...seen, ...noted }
    return Result.succeed({ change: putting(marks), answer: answerOf(marks) })
  })
})
