import { Effect, Option, Result } from "effect"
import { type EmailTaken, isEmailTaken, type OwnerId, OwnerNotFound } from "#core/domain/accounts/account.ts"
import type { Feedback } from "#core/domain/feedback/feedback.ts"
import type { ItemOutline } from "#core/domain/feedback/item-outline.ts"
import type { Change } from "#core/domain/hives/change.ts"
import type { Decided } from "#core/domain/hives/decided.ts"
import type { Hive, Wish } from "#core/domain/hives/hive.ts"
import { isLinkTaken, LinkTaken } from "#core/domain/links/link.ts"
import { inOrder, type VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import type { PointsEntry } from "#core/domain/points/points.ts"
import { type AlteredPages, alteredPages } from "#core/domain/profiles/altered-pages.ts"
import type { HiveStore } from "#core/ports/hive-store.ts"
import type { Database } from "./database.ts"
import { announcePages, type News } from "./news.ts"
import { type HiveRow, hiveOf, hiveParameters } from "./read-hive.ts"
import * as statements from "./statements.ts"
import type { Decision, Run } from "./transaction.ts"
import { brokenChange, makeRoomForLinks, writeChange } from "./write-change.ts"

interface HivesOptions {
  readonly database: Database
  readonly news: News
  /** Tests delay here, between reading and committing a change. */
  readonly beforeCommit?: Effect.Effect<void>
}

const isPending = ({ put }: Change): boolean =>
  put.some((record) => record.kind === "feedback" && record.moderationStatus === "pending")

const staysWithOwner = (owner: OwnerId, { put, remove }: Change): boolean =>
  [...put, ...remove].every((record) => record.owner === owner)

/** The owner's row is locked first: what is read then stays so until the end of the transaction. */
const lockAndRead = async (run: Run, owner: OwnerId, wish: Wish): Promise<Hive | OwnerNotFound> => {
  const [, [row]] = await Promise.all([
    run(statements.lockOwner, [owner]),
    run<HiveRow>(statements.readHive, hiveParameters(owner, wish))
  ])
  return hiveOf(row)
}

interface Asked<A, E> {
  readonly wish: Wish
  readonly decide: (hive: Hive) => Result.Result<Decided<A>, E>
  readonly noteAltered: (altered: AlteredPages) => void
}

const makeChange = ({ database, news, beforeCommit = Effect.void }: HivesOptions) => {
  const decideOn = async <A, E>(
    run: Run,
    owner: OwnerId,
    { wish, decide, noteAltered }: Asked<A, E>
  ): Promise<Result.Result<Decision<Decided<A>>, E | OwnerNotFound | EmailTaken | LinkTaken>> => {
    const hive = await lockAndRead(run, owner, wish)
    if (hive instanceof OwnerNotFound) return Result.fail(hive)
    const decided = decide(hive)
    if (Result.isFailure(decided)) return Result.fail(decided.failure)
    const { change } = decided.success
    if (!staysWithOwner(owner, change)) throw new Error("a change leaves its owner's hive")
    const altered = alteredPages(hive, change)
    noteAltered(altered)
    await Effect.runPromise(beforeCommit)
    return (await makeRoomForLinks(run, change))
      ? Result.succeed({
          answer: decided.success,
          writes: (last) => [...writeChange(last, change), ...announcePages(last, altered)]
        })
      : Result.fail(new LinkTaken())
  }

  return <const W extends Wish, A, E>(
    owner: OwnerId,
    wish: W,
    decide: (hive: Hive) => Result.Result<Decided<A>, E>
  ) =>
    Effect.suspend(() => {
      let altered: AlteredPages = []
      const noteAltered = (noted: AlteredPages) => {
        altered = noted
      }
      const asked = { wish, decide, noteAltered }
      return database
        .transaction({ decide: (run) => decideOn(run, owner, asked), broken: brokenChange }, owner)
        .pipe(
          // Also when nobody can tell whether it was committed.
          Effect.ensuring(Effect.sync(() => news.pages.tell(altered))),
          Effect.tap(({ change }) => (isPending(change) ? news.tell : Effect.void)),
          Effect.map(({ answer }) => answer)
        )
    })
}

export const postgresHives = (options: HivesOptions): HiveStore["Service"] => {
  const { query } = options.database
  const read = Effect.fnUntraced(function* (owner: OwnerId, wish: Wish) {
    const [row] = yield* query<HiveRow>(statements.readHive, hiveParameters(owner, wish))
    const hive = hiveOf(row)
    return hive instanceof OwnerNotFound ? yield* hive : hive
  })
  const change = makeChange(options)
  return {
    change: (...asked) =>
      change(...asked).pipe(
        Effect.catchIf(isLinkTaken, Effect.die),
        Effect.catchIf(isEmailTaken, Effect.die)
      ),
    changeLink: (...asked) => change(...asked).pipe(Effect.catchIf(isEmailTaken, Effect.die)),
    changeEmail: (...asked) => change(...asked).pipe(Effect.catchIf(isLinkTaken, Effect.die)),
    read,
    listFeedback: (owner) => query<Feedback>(statements.listFeedback, [owner]),
    listItems: (owner) => query<Feedback>(statements.listItems, [owner]),
    owners: Effect.map(query<{ readonly owner: OwnerId }>(statements.owners), (rows) =>
      rows.map(({ owner }) => owner)
    ),
    listPublic: (owner) => query<Feedback>(statements.listPublic, [owner]),
    latestPoints: (owner, limit) => query<PointsEntry>(statements.latestPoints, [owner, limit]),
    listOutlines: (owner) => query<ItemOutline>(statements.listOutlines, [owner]),
    verdictsOn: (owner, item) =>
      Effect.map(query<VerdictRecord>(statements.verdictsOn, [owner, item]), inOrder),
    listVerdicts: (owner, items) =>
      query<VerdictRecord>(statements.listVerdicts, [owner, JSON.stringify(items)]),
    ownerOf: (item) =>
      Effect.map(query<{ readonly owner: OwnerId }>(statements.ownerOf, [item]), ([found]) =>
        Option.fromUndefinedOr(found?.owner)
      )
  }
}
