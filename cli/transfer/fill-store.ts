import { Effect, Stream } from "effect"
import { compareTallies, differenceOf, makeTally } from "#adapters/backup/index.ts"
import { type PortableRecord, portable } from "#core/domain/transfer/portable-record.ts"
import { failedFill, type StoreFiller } from "#core/ports/empty-store.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import { checkTexts, type TextCount } from "#core/use-cases/keys/check-texts.ts"
import { counted } from "../terminal/counted.ts"

/** Invitations end under another key than theirs, which made their digests. */
export const makeFiller = (filling: StoreFiller, isCurrentKey: boolean) => {
  const put = makeTally()
  let invitations = 0
  const texts: TextCount = { items: 0, unreadable: 0 }

  return {
    put: Effect.fnUntraced(function* (records: ReadonlyArray<PortableRecord>) {
      const kept = records.filter(({ kind }) => isCurrentKey || kind !== "invitation")
      invitations += records.length - kept.length
      const checked = yield* Effect.forEach(kept, (record) => checkTexts(portable(record), texts))
      yield* Effect.mapError(filling.put(checked), failedFill)
      for (const record of checked) put.record(record)
    }),

    verified: Effect.gen(function* () {
      if (texts.items > 0 && texts.unreadable === texts.items) {
        return yield* new TaskFailed({
          text: "The texts are sealed with another key than the one given. Nothing was changed."
        })
      }
      const found = makeTally()
      const written = Stream.mapError(filling.written, failedFill)
      yield* Stream.runForEach(written, (records) => Effect.sync(() => records.forEach(found.record)))
      const [source, copy] = [put.result(), found.result()]
      const difference = differenceOf(compareTallies(source, copy))
      if (difference !== undefined) {
        return yield* new TaskFailed({ text: `The copy differs in ${difference}. Nothing was changed.` })
      }
      return { source, copy, unreadable: texts.unreadable, invitations }
    })
  }
}

export const unreadableLines = (unreadable: number, done: "taken" | "left"): ReadonlyArray<string> =>
  unreadable === 0
    ? []
    : [
        `${counted(unreadable, "item")} can't be opened with any given key and ${unreadable === 1 ? `was ${done} as it is` : `were ${done} as they are`}.`
      ]

export const invitationLines = (ended: number): ReadonlyArray<string> =>
  ended === 0 ? [] : [`Invitations ended: ${ended}. Make new ones.`]
