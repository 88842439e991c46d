import { Effect, Option, Schema } from "effect"
import { type Feedback, FeedbackId, type ModerationStatus } from "../feedback/feedback.ts"
import { HiveStore } from "../hives/hive-store.ts"

/** Nobody has an item of this id, and nobody had one that was judged. */
export class ItemUnknown extends Schema.TaggedError<ItemUnknown>()("ItemUnknown", {}) {
  override get message() {
    return "There is no item with this id, and no verdict on one."
  }
}

export type ItemState = ModerationStatus | "deleted"

const stateOf = (item: Feedback | undefined): ItemState => item?.moderationStatus ?? "deleted"

/** All verdicts on an item of any hive, first to last, also when it is deleted. Holds nothing of the text. */
export const readVerdicts = Effect.fn("readVerdicts")(
  function* (id: string) {
    const store = yield* HiveStore
    const item = FeedbackId(id)
    const owner = yield* store.ownerOf(item)
    if (Option.isNone(owner)) return yield* new ItemUnknown()
    const verdicts = yield* store.verdictsOn(owner.value, item)
    const { items } = yield* store.read(owner.value, { items: [item] })
    return { state: stateOf(items.get(item)), isHeld: items.get(item)?.isHeld ?? false, verdicts }
  },
  Effect.catchTag("OwnerNotFound", () => Effect.fail(new ItemUnknown()))
)

export type ItemVerdicts = Effect.Success<ReturnType<typeof readVerdicts>>
