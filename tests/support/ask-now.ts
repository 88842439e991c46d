import { Effect, Result } from "effect"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { emptyChange, putChange } from "#core/domain/hives/change.ts"
import { noQuestions } from "#core/domain/questions/owner-questions.ts"
import { HiveStore } from "#core/ports/hive-store.ts"

/** Lets announced questions take effect in a data folder that no server uses, as their boundary would have done. */
export const askNow = (dataDir: string): Promise<void> =>
  Effect.gen(function* () {
    const store = yield* HiveStore
    for (const owner of yield* store.owners) {
      yield* store.change(owner, {}, ({ account }) => {
        const { announced } = account.questions
        if (announced === null) return Result.succeed({ change: emptyChange, answer: undefined })
        const questions = { ...noQuestions, asked: announced.questions, changedAt: 0 }
        return Result.succeed({ change: putChange({ ...account, questions }), answer: undefined })
      })
    }
  }).pipe(Effect.provide(lowdbStorage({ dataDir })), Effect.runPromise)
