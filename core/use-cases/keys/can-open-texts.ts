import { Effect, Stream } from "effect"
import { StoreSnapshots } from "../../ports/store-snapshots.ts"
import { canOpenMost, checkTexts, type TextCount } from "./check-texts.ts"

const hasOpenText = ({ items, unreadable }: TextCount): boolean => items > unreadable

const countOpenTexts = (isEnough: (count: TextCount) => boolean) =>
  Effect.gen(function* () {
    const count: TextCount = { items: 0, unreadable: 0 }
    const snapshot = yield* StoreSnapshots.use(({ open }) => open)
    yield* snapshot.pages.pipe(
      Stream.mapEffect(({ records }) =>
        Effect.forEach(records, (record) => checkTexts(record, count), { discard: true })
      ),
      Stream.takeUntil(() => isEnough(count)),
      Stream.runDrain
    )
    return count
  }).pipe(Effect.scoped)

export const canOpenTexts = (wanted: "most" | "any") =>
  wanted === "most"
    ? Effect.map(
        countOpenTexts(() => false),
        canOpenMost
      )
    : Effect.map(countOpenTexts(hasOpenText), (count) => count.items === 0 || hasOpenText(count))
