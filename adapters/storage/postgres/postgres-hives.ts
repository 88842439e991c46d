import { Effect, Option, Result } from "effect"
import { type OwnerId, OwnerNotFound } from "#core/accounts/account.ts"
import type { Feedback } from "#core/feedback/feedback.ts"
import type { Change } from "#core/hives/change.ts"
import type { Hive, Wanted } from "#core/hives/hive.ts"
import type { Decided, HiveStore, ItemOutline } from "#core/hives/hive-store.ts"
import { LinkTaken } from "#core/links/link.ts"
import { inOrder, type VerdictRecord } from "#core/moderation/verdict-record.ts"
import type { PointsEntry } from "#core/points/points.ts"
import type { Database } from "./database.ts"
import type { News } from "./news.ts"
import { type HiveRow, hiveOf, hiveParameters } from "./read-hive.ts"
import * as statements from "./statements.ts"
import type { Decision, Run } from "./transaction.ts"
import { brokenLink, makeRoomForLinks, writeChange } from "./write-change.ts"

export interface HivesOptions {
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
const lockAndRead = async (run: Run, owner: OwnerId, wanted: Wanted): Promise<Hive | OwnerNotFound> => {
  const [, [row]] = await Promise.all([
    run(statements.lockOwner, [owner]),
    run<HiveRow>(statements.readHive, hiveParameters(owner, wanted))
  ])
  return hiveOf(row)
}

interface Wish<A, E> {
  readonly wanted: Wanted
  readonly decide: (hive: Hive) => Result.Result<Decided<A>, E>
}

const makeChange = ({
  database,
  news,
  beforeCommit = Effect.void
}: HivesOptions): HiveStore["Service"]["change"] => {
  const decideOn = async <A, E>(
    run: Run,
    owner: OwnerId,
    { wanted, decide }: Wish<A, E>
  ): Promise<Result.Result<Decision<Decided<A>>, E | OwnerNotFound | LinkTaken>> => {
    const hive = await lockAndRead(run, owner, wanted)
    if (hive instanceof OwnerNotFound) return Result.fail(hive)
    const decided = decide(hive)
    if (Result.isFailure(decided)) return Result.fail(decided.failure)
    const { change } = decided.success
    if (!staysWithOwner(owner, change)) throw new Error("a change leaves its owner's hive")
    await Effect.runPromise(beforeCommit)
    return (await makeRoomForLinks(run, change))
      ? Result.succeed({ answer: decided.success, writes: (last) => writeChange(last, change) })
      : Result.fail(new LinkTaken())
  }

  return (owner, wanted, decide) =>
    database
      .transaction({ decide: (run) => decideOn(run, owner, { wanted, decide }), broken: brokenLink }, owner)
      .pipe(
        Effect.tap(({ change }) => (isPending(change) ? news.tell : Effect.void)),
        Effect.map(({ answer }) => answer)
      )
}

export const postgresHives = (options: HivesOptions): HiveStore["Service"] => {
  const { query } = options.database
  const read = Effect.fnUntraced(function* (owner: OwnerId, wanted: Wanted) {
    const [row] = yield* query<HiveRow>(statements.readHive, hiveParameters(owner, wanted))
    const hive = hiveOf(row)
    return hive instanceof OwnerNotFound ? yield* hive : hive
  })
  return {
    change: makeChange(options),
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
