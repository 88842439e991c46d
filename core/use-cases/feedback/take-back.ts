import { Clock, Effect, Option } from "effect"
import { takeBackItem } from "../../domain/hives/receipt-rules.ts"
import { dayOf } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { findByToken } from "./find-receipt.ts"
import { inEvenTime } from "./in-even-time.ts"

const withdraw = Effect.fnUntraced(
  function* (token: string) {
    const found = yield* findByToken(token)
    if (Option.isNone(found)) return
    const { owner, id } = found.value
    const today = dayOf(yield* Clock.currentTimeMillis)
    yield* (yield* HiveStore).change(owner, { items: [id] }, (hive) => takeBackItem(hive, id, today))
  },
  Effect.catchTag("OwnerNotFound", () => Effect.void)
)

/** Takes the note of a token back. Succeeds alike, and in even time, for any state of the note and for a wrong token. */
export const takeBack = (token: string) => inEvenTime(withdraw(token))
