import { Effect, Result } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { SubmissionKey } from "#core/domain/feedback/submission-key.ts"
import type { Change } from "#core/domain/hives/change.ts"
import type { ChangeWithAnswer } from "#core/domain/hives/change-result.ts"
import type { Hive, HiveQuery } from "#core/domain/hives/hive.ts"
import { makeBatches, unlessSpoilt } from "./batches.ts"
import type { Database } from "./database.ts"
import type { KnownAccounts } from "./known-accounts.ts"
import { bareHive, type OwnerHiveQuery } from "./read-hives.ts"
import * as statements from "./statements.ts"

/** A new item, the key that came with it, and the version of the account by which it was accepted. */
interface Addition {
  readonly item: Feedback
  readonly key: SubmissionKey | undefined
  readonly version: string
}

interface ItemToAdd<A, E> extends OwnerHiveQuery {
  readonly decide: (hive: Hive) => Result.Result<ChangeWithAnswer<A>, E>
}

/** Whether an account, and a key that nobody has used yet, are all that a wish shows. */
const isByAccountAlone = ({ only }: HiveQuery): boolean =>
  only?.every((field) => field === "submissionKey") ?? false

/** The one pending item that a change adds with its key, when it does nothing else. */
const additionIn = (
  { put, remove }: Change,
  { owner, wish }: OwnerHiveQuery
): Pick<Addition, "item" | "key"> | undefined => {
  const [item, key] = put
  if (remove.length > 0 || put.length > 2 || put.some((record) => record.owner !== owner)) return undefined
  if (item?.kind !== "feedback" || item.moderationStatus !== "pending") return undefined
  if (key === undefined) return { item, key }
  return key.kind === "submission-key" && key.id === wish.submissionKey ? { item, key } : undefined
}

/** One for each key: of two that came with the same, the second has to look at it. */
const withKeysOfTheirOwn = (additions: ReadonlyArray<Addition>): ReadonlyArray<Addition> => {
  const keys = new Set<string>()
  return additions.filter(({ key }) => key === undefined || keys.size < keys.add(key.id).size)
}

const addAll = async ({ once }: Database, additions: ReadonlyArray<Addition>) => {
  const owners = new Set<OwnerId>(additions.map(({ item }) => item.owner))
  const items = additions.map(({ item, key, version }) => ({ ...item, version, key: key?.id ?? null }))
  const keys = additions.flatMap(({ key, version }) => (key === undefined ? [] : { ...key, version }))
  const given = [
    [...owners],
    items.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ...(keys.length > 0 ? [keys] : [])
  ]
  const added = await once<{ readonly id: FeedbackId }>(
    keys.length > 0 ? statements.addItemsWithKeys : statements.addItems,
    given.map((list) => JSON.stringify(list))
  )
  const ids = new Set(added.map(({ id }) => id))
  return new Map(
    additions.filter(({ item }) => ids.has(item.id)).map((addition) => [addition, true as const])
  )
}

/**
 * Adds new items of any owners in one statement, without a look at their hives: each is decided by the account as it was
 * looked up, and stored only while the account is as it was and its key is new. Answers what was decided, or undefined
 * where a change has to be made in the usual way.
 */
export const addingItems = (database: Database, known: KnownAccounts, beforeCommit: Effect.Effect<void>) => {
  const add = makeBatches(
    unlessSpoilt<Addition, true>(async (additions) => {
      await Effect.runPromise(beforeCommit)
      return addAll(database, withKeysOfTheirOwn(additions))
    })
  )
  return async <A, E>(asked: ItemToAdd<A, E>): Promise<ChangeWithAnswer<A> | undefined> => {
    const found = isByAccountAlone(asked.wish) ? known.find(asked.owner) : undefined
    if (found === undefined) return undefined
    const decided = asked.decide(bareHive(found.account))
    const addition = Result.isSuccess(decided) ? additionIn(decided.success.change, asked) : undefined
    if (Result.isFailure(decided) || addition === undefined) return undefined
    if (await add({ ...addition, version: found.version })) return decided.success
    known.forget(asked.owner)
    return undefined
  }
}
