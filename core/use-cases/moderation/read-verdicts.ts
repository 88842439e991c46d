import { Effect, Option, Schema } from "effect"
import { FeedbackId, stateOf } from "../../domain/feedback/feedback.ts"
import { inRoundOrder } from "../../domain/moderation/verdict-record.ts"
import { HiveStore } from "../../ports/hive-store.ts"

class ItemUnknown extends Schema.TaggedError<ItemUnknown>()("ItemUnknown", {}) {
  override get message() {
    return "There is no item with this id."
  }
}

export const readVerdicts = Effect.fn("readVerdicts")(
  function* (id: string) {
    const store = yield* HiveStore
    const item = FeedbackId(id)
    const owner = yield* store.ownerOf(item)
    if (Option.isNone(owner)) return yield* new ItemUnknown()
    const { items, verdicts } = yield* store.read(owner.value, { items: [item] })
    const found = items.get(item)
    if (found === undefined) return yield* new ItemUnknown()
    return { state: stateOf(found), isHeld: found.isHeld, verdicts: inRoundOrder(verdicts.get(item) ?? []) }
  },
  Effect.catchTag("OwnerNotFound", () => Effect.fail(new ItemUnknown()))
)

export type ItemVerdicts = Effect.Success<ReturnType<typeof readVerdicts>>
