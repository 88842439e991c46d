import { Context, Effect, Layer, Option } from "effect"
import type { Account, OwnerId } from "#core/domain/accounts/account.ts"
import type { Change } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { findInsight } from "#core/use-cases/insight/find-insight.ts"
import { settleAll } from "./settle-all.ts"
import { linkOf } from "./world.ts"

/** Submits the texts and has them judged. */
export const receive = Effect.fnUntraced(function* (account: Account, ...texts: ReadonlyArray<string>) {
  for (const content of texts) {
    yield* submitTyped({ link: linkOf(account), content, idempotencyKey: undefined })
  }
  yield* settleAll
})

export const toneOf = (owner: OwnerId) =>
  Effect.map(findInsight(owner), (found) => Option.getOrUndefined(found)?.generalTone)

export const storedInsight = (owner: OwnerId) =>
  HiveStore.use((store) => Effect.map(store.read(owner, { insight: true }), ({ insight }) => insight))

export const changeHive = (owner: OwnerId, change: Change) =>
  HiveStore.use((store) => store.change(owner, {}, () => changed(change)))

export const recordCalls = (notes: Array<string>) =>
  Layer.effectContext(
    Effect.map(Effect.context<HiveStore | Sealer>(), (context) => {
      const [store, sealer] = [Context.get(context, HiveStore), Context.get(context, Sealer)]
      const note = (text: string) => Effect.sync(() => void notes.push(text))
      return context.pipe(
        Context.add(HiveStore, {
          ...store,
          listFeedback: (...asked) => Effect.andThen(note("list"), store.listFeedback(...asked)),
          change: (owner, wanted, decide) =>
            Effect.andThen(note("change"), store.change(owner, wanted, decide))
        }),
        Context.add(Sealer, {
          ...sealer,
          open: (sealed, place) => Effect.andThen(note("open"), sealer.open(sealed, place))
        })
      )
    })
  )
