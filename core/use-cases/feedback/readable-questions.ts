import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { ListedItem } from "../../domain/feedback/feedback.ts"
import { readableQuestions } from "../../domain/questions/owner-questions.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { releaseMoment } from "../time/release-moment.ts"
import type { QuestionsById } from "./feedback-view.ts"

const noQuestions: QuestionsById = new Map()

export const readQuestions = Effect.fnUntraced(function* (owner: OwnerId) {
  const hives = yield* HiveStore
  const { account } = yield* hives.read(owner, { only: [] })
  return readableQuestions(account, yield* hives.countAnswers(owner), yield* releaseMoment)
})

export const questionsOf = (owner: OwnerId, items: ReadonlyArray<ListedItem>) =>
  items.some(({ question }) => question !== null)
    ? Effect.catchTag(readQuestions(owner), "OwnerNotFound", () => Effect.succeed(noQuestions))
    : Effect.succeed(noQuestions)
