import { Effect } from "effect"
import type { ItemMarks } from "../../contract/feedback-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { FeedbackId, type Marks } from "../../domain/feedback/feedback.ts"
import type { ItemOutline } from "../../domain/feedback/item-outline.ts"
import { markItem } from "../../domain/hives/mark-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"

const viewMarks = ({ id, isStarred, isDone }: Pick<ItemOutline, "id"> & Marks): ItemMarks => ({
  id,
  starred: isStarred,
  done: isDone
})

export const markFeedback = Effect.fn("markFeedback")(function* (
  owner: OwnerId,
  id: string,
  marks: Partial<Marks>
) {
  const item = FeedbackId(id)
  const hives = yield* HiveStore
  return viewMarks(yield* hives.change(owner, { items: [item] }, (hive) => markItem(hive, item, marks)))
})

export const readMarks = Effect.fn("readMarks")(function* (owner: OwnerId) {
  const outlines = yield* (yield* HiveStore).listOutlines(owner)
  return outlines
    .filter(
      ({ state, isStarred, isDone }) => (state === "approved" || state === "covered") && (isStarred || isDone)
    )
    .map(viewMarks)
})
