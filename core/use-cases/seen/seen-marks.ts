import { Effect, Result } from "effect"
import type { SeenState } from "../../contract/seen-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import { emptySeenMarks } from "../../domain/seen/seen-marks.ts"
import { HiveStore } from "../../ports/hive-store.ts"

const seenViewOf = ({ feedback, badges }: SeenState): SeenState => ({ feedback, badges })

export const readSeen = Effect.fn("readSeen")(function* (owner: OwnerId) {
  const { seen } = yield* (yield* HiveStore).read(owner, { seen: true })
  return seenViewOf(seen ?? emptySeenMarks(owner))
})

export const noteSeen = Effect.fn("noteSeen")(function* (owner: OwnerId, noted: Partial<SeenState>) {
  return yield* (yield* HiveStore).change(owner, { seen: true }, ({ seen = emptySeenMarks(owner) }) => {
    const marks = { ...seen, ...noted }
    return Result.succeed({ change: putChange(marks), answer: seenViewOf(marks) })
  })
})
