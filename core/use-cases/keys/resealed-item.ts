import { Effect } from "effect"
import type { Feedback, ItemAnalysis, Reply } from "../../domain/feedback/feedback.ts"
import type { AssociatedData, Sealed } from "../../domain/values/sealed.ts"
import { Sealer } from "../../ports/sealer.ts"

export const resealedText = Effect.fnUntraced(
  function* (sealed: Sealed, associatedData: AssociatedData) {
    const sealer = yield* Sealer
    const text = yield* sealer.open(sealed, associatedData)
    return {
      sealed: sealer.isCurrent(sealed) ? sealed : yield* sealer.seal(text, associatedData),
      opens: true
    }
  },
  (now, sealed) => Effect.catchTag(now, "SealBroken", () => Effect.succeed({ sealed, opens: false }))
)

export interface ResealCount {
  readonly sealed: number
  readonly items: number
  readonly unreadable: number
}

export const zeroCount: ResealCount = { sealed: 0, items: 0, unreadable: 0 }

export const countOne = (sealed: number, opens: boolean): ResealCount => ({
  sealed,
  items: 1,
  unreadable: opens ? 0 : 1
})

export const sumCounts = (counts: ReadonlyArray<ResealCount>): ResealCount =>
  counts.reduce(
    (sum, { sealed, items, unreadable }) => ({
      sealed: sum.sealed + sealed,
      items: sum.items + items,
      unreadable: sum.unreadable + unreadable
    }),
    zeroCount
  )

export interface SealedTexts
  extends Pick<Feedback, "content">,
    Pick<ItemAnalysis, "summary">,
    Pick<Reply, "answer"> {}

export const resealedTexts = Effect.fnUntraced(function* (
  { owner, id }: Pick<Feedback, "owner" | "id">,
  before: SealedTexts
) {
  const associatedData = { owner, item: id }
  const reseal = (field: "summary" | "answer") => {
    const sealed = before[field]
    return sealed === null
      ? Effect.succeed({ sealed, opens: true })
      : resealedText(sealed, { ...associatedData, field })
  }
  const content = yield* resealedText(before.content, { ...associatedData, field: "content" })
  const summary = yield* reseal("summary")
  const answer = yield* reseal("answer")
  return {
    texts: { content: content.sealed, summary: summary.sealed, answer: answer.sealed },
    opens: content.opens && summary.opens && answer.opens
  }
})
