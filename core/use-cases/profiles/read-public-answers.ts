import { Effect } from "effect"
import type { PublicAnswers } from "../../contract/public-profile-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import type { PublishedItem } from "../../domain/feedback/feedback.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { readAnswer } from "../feedback/feedback-view.ts"
import { findByLink } from "../links/find-by-link.ts"

const isReplied = ({ status, answer }: PublishedItem): boolean => status !== null || answer !== null

const viewReply = (item: PublishedItem) =>
  Effect.map(readAnswer(item), (answer) => ({ id: item.id, status: item.status, answer }))

export const publicAnswersOf = Effect.fnUntraced(function* (account: Account) {
  const items = yield* (yield* HiveStore).listPublic(account.owner)
  return { answers: yield* Effect.forEach(items.filter(isReplied), viewReply) } satisfies PublicAnswers
})

export const readPublicAnswers = Effect.fnUntraced(function* (link: string) {
  return yield* publicAnswersOf(yield* findByLink(link))
})
