import { Effect, Option } from "effect"
import { takeBackItem } from "../../domain/hives/receipt-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { today } from "../time/today.ts"
import { findByToken } from "./find-receipt.ts"
import { inConstantTime } from "./in-constant-time.ts"

const withdraw = Effect.fnUntraced(
  function* (token: string) {
    const found = yield* findByToken(token)
    if (Option.isNone(found)) return
    const { owner, id } = found.value
    const takenBackOn = yield* today
    yield* (yield* HiveStore).change(owner, { items: [id] }, (hive) => takeBackItem(hive, id, takenBackOn))
  },
  Effect.catchTag("OwnerNotFound", () => Effect.void)
)

/** Takes the note of a token back. Succeeds alike, in constant time, for any state of the note and a wrong token. */
export const takeBack = (token: string) => inConstantTime(withdraw(token))
