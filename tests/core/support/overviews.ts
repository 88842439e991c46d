import { Context, Deferred, Effect, Layer, Option, Result } from "effect"
import type { Account, OwnerId } from "#core/accounts/account.ts"
import { Analyst, AnalystUnavailable, type Overview, type WrittenItem } from "#core/categories/analyst.ts"
import { findOverview } from "#core/categories/find-overview.ts"
import { submitFeedback } from "#core/feedback/submit-feedback.ts"
import type { Change } from "#core/hives/change.ts"
import { HiveStore } from "#core/hives/hive-store.ts"
import { Sealer } from "#core/support/sealer.ts"
import { settleAll } from "./settle-all.ts"
import { linkOf } from "./world.ts"

/** These texts come in and are judged. */
export const receive = Effect.fnUntraced(function* (account: Account, ...texts: ReadonlyArray<string>) {
  for (const content of texts) {
    yield* submitFeedback({ link: linkOf(account), content, idempotencyKey: undefined })
  }
  yield* settleAll
})

export const toneOf = (owner: OwnerId) =>
  Effect.map(findOverview(owner), (found) => Option.getOrUndefined(found)?.generalTone)

export const storedOverview = (owner: OwnerId) =>
  HiveStore.use((store) => Effect.map(store.read(owner, { overview: true }), ({ overview }) => overview))

export const changeHive = (owner: OwnerId, change: Change) =>
  HiveStore.use((store) => store.change(owner, {}, () => Result.succeed({ change, answer: undefined })))

/** What is asked of the store and the sealer on the way. */
export const noting = (notes: Array<string>) =>
  Layer.effectContext(
    Effect.map(Effect.context<HiveStore | Sealer>(), (context) => {
      const [store, sealer] = [Context.get(context, HiveStore), Context.get(context, Sealer)]
      const note = (text: string) => Effect.sync(() => void notes.push(text))
      return context.pipe(
        Context.add(HiveStore, {
          ...store,
          listFeedback: (owner) => Effect.andThen(note("list"), store.listFeedback(owner)),
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

/** A service that answers when it is told to, each time in other words; `asked` counts the questions. */
export const makeService = () => {
  let asked = 0
  const questions: Array<Deferred.Deferred<Overview, AnalystUnavailable>> = []
  const overview = (items: ReadonlyArray<WrittenItem>) =>
    Effect.suspend(() => {
      asked += 1
      const question = Deferred.makeUnsafe<Overview, AnalystUnavailable>()
      questions.push(question)
      return Effect.map(Deferred.await(question), (answer) => ({
        ...answer,
        strengths: [{ phrase: "Kindness", ids: items.map(({ id }) => id) }]
      }))
    })
  const layer = Layer.effect(Analyst)(
    Effect.map(Analyst, (analyst) => ({ ...analyst, overviewService: { name: "a service", overview } }))
  )
  return {
    layer,
    asked: () => asked,
    answer: (generalTone: string) =>
      Effect.suspend(() => {
        const next = questions.shift()
        const said = { overallSentiment: "100% positive", strengths: [], areas: [], generalTone }
        return next === undefined ? Effect.die("nothing was asked") : Deferred.succeed(next, said)
      }),
    fail: Effect.suspend(() => {
      const next = questions.shift()
      return next === undefined
        ? Effect.die("nothing was asked")
        : Deferred.fail(next, new AnalystUnavailable({ cause: "told to" }))
    })
  }
}
