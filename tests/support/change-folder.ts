import { Effect } from "effect"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { CoveredItem } from "#core/domain/feedback/feedback.ts"
import { noQuestions } from "#core/domain/questions/owner-questions.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { putRecords, readHive } from "../contracts/storage-adapter.ts"

/** Changes each hive of a data folder that no server uses. */
const changeFolder =
  (change: (owner: OwnerId) => Effect.Effect<void, unknown, HiveStore>) => (dataDir: string) =>
    HiveStore.use(({ owners }) => Effect.flatMap(owners, Effect.forEach(change))).pipe(
      Effect.asVoid,
      Effect.provide(lowdbStorage({ dataDir })),
      Effect.runPromise
    )

/** Lets announced questions take effect, as their boundary would have done. */
export const askNow = changeFolder(
  Effect.fnUntraced(function* (owner) {
    const { account } = yield* readHive(owner, {})
    const { announced } = account.questions
    if (announced === null) return
    const questions = { ...noQuestions, asked: announced.questions, changedAt: 0 }
    yield* putRecords({ ...account, questions })
  })
)

/** Covers every approved item, as a guard that was unsure would have done. */
export const coverItems = changeFolder(
  Effect.fnUntraced(function* (owner) {
    const items = yield* HiveStore.use(({ listItems }) => listItems(owner))
    for (const item of items) {
      if (item.moderationStatus !== "approved") continue
      const { wasShown: _, answer: _answer, answeredOn: _answeredOn, ...fields } = item
      const covered: CoveredItem = { ...fields, visibility: "covered" }
      yield* putRecords(covered)
    }
  })
)
