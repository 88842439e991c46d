import { Effect, Result } from "effect"
import { EmailTaken, isEmailTaken, OwnerNotFound } from "#core/domain/accounts/account.ts"
import type { MailedEmail } from "#core/domain/accounts/former-email.ts"
import type { StoredAccount } from "#core/domain/accounts/stored-account.ts"
import { type Change, emptyChange, isWithinOwner } from "#core/domain/hives/change.ts"
import type { ChangeWithAnswer } from "#core/domain/hives/change-result.ts"
import type { Hive } from "#core/domain/hives/hive.ts"
import { isLinkTaken, LinkTaken } from "#core/domain/links/link.ts"
import { type AlteredPages, alteredPages } from "#core/domain/profiles/altered-pages.ts"
import type { HiveStore } from "#core/ports/hive-store.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { batchChanges } from "./batched-changes.ts"
import type { ChangeNotifications } from "./change-notifications.ts"
import type { Database } from "./database.ts"
import {
  type HiveRow,
  type HivesById,
  hivesOf,
  type OwnerHiveQuery,
  queriesBeyondAccount,
  queryParametersOf
} from "./read-hives.ts"
import * as statements from "./statements.ts"
import type { RunQuery } from "./transaction.ts"
import {
  brokenChange,
  claimMailedEmail,
  makeRoomForLinks,
  mergeChanges,
  writeChange
} from "./write-change.ts"

export interface HivesOptions {
  readonly database: Database
  readonly notifications: ChangeNotifications
}

interface HiveWrites {
  readonly change: Change
  readonly altered: AlteredPages
}

const emptyWriting: HiveWrites = { change: emptyChange, altered: [] }

const isPending = ({ put }: Change): boolean =>
  put.some((record) => record.kind === "feedback" && record.moderationStatus === "pending")

/** Locks the owners' account rows first, so that what is read stays valid until the end of the transaction. */
const lockAndRead = async (run: RunQuery, queries: ReadonlyArray<OwnerHiveQuery>): Promise<HivesById> => {
  const owners = JSON.stringify(queries.map(({ owner }) => owner))
  const beyond = queriesBeyondAccount(queries)
  const [accounts, rows] = await Promise.all([
    run<StoredAccount>(statements.lockOwners, [owners]),
    beyond.queries.length === 0
      ? []
      : run<HiveRow>(statements.readHives(beyond.fields), queryParametersOf(beyond.queries))
  ])
  return hivesOf(accounts, rows)
}

interface ChangeRequest<A, E> extends OwnerHiveQuery {
  readonly decide: (hive: Hive) => Result.Result<ChangeWithAnswer<A>, E>
  readonly mailed?: MailedEmail | undefined
}

/** One owner's change in a batch. Deciding again after a conflict replaces what was decided before. */
interface BatchMember extends OwnerHiveQuery {
  readonly decide: (hive: Hive | undefined) => HiveWrites
  readonly mailed: MailedEmail | undefined
}

const decideChange = <A, E>(
  { owner, decide }: ChangeRequest<A, E>,
  hive: Hive | undefined
): Result.Result<ChangeWithAnswer<A> & HiveWrites, E | OwnerNotFound> => {
  if (hive === undefined) return Result.fail(new OwnerNotFound())
  return Result.map(decide(hive), (decided) => {
    if (!isWithinOwner(owner, decided.change)) throw new Error("a change leaves its owner's hive")
    return { ...decided, altered: alteredPages(hive, decided.change) }
  })
}

const commitWith =
  ({ database, notifications }: HivesOptions) =>
  (members: ReadonlyArray<BatchMember>) =>
    database.transaction<undefined, EmailTaken | LinkTaken>({
      broken: brokenChange,
      decide: async (run) => {
        const hives = await lockAndRead(run, members)
        const writings = members.map(({ owner, decide }) => decide(hives.get(owner)))
        const change = mergeChanges(writings.map((writing) => writing.change))
        const writes = (last: RunQuery) => [
          ...writeChange(last, change),
          ...writings.flatMap(({ altered }) => notifications.announcePages(last, altered))
        ]
        const mailed = change.put.length === 0 ? undefined : members.find((member) => member.mailed)?.mailed
        if (mailed !== undefined)
          return (await claimMailedEmail(run, mailed, writes))
            ? Result.succeed({ answer: undefined, writes: () => [] })
            : Result.fail(new EmailTaken())
        return (await makeRoomForLinks(run, change))
          ? Result.succeed({ answer: undefined, writes })
          : Result.fail(new LinkTaken())
      }
    })

type CommitChange = (member: BatchMember) => Effect.Effect<void, EmailTaken | LinkTaken | StoreUnavailable>

export const changeHives = (
  options: HivesOptions
): Pick<HiveStore["Service"], "change" | "changeLink" | "changeEmail"> => {
  const { database, notifications } = options
  const commit = commitWith(options)
  const commitAlone: CommitChange = (member) => commit([member])
  const commitTogether: CommitChange = batchChanges(commit)

  const changeHive = <A, E>(request: ChangeRequest<A, E>, commitChange: CommitChange) =>
    Effect.suspend(() => {
      let decided = decideChange(request, undefined)
      const { owner, query, mailed } = request
      const decide = (hive: Hive | undefined): HiveWrites => {
        decided = decideChange(request, hive)
        return Result.isSuccess(decided) ? decided.success : emptyWriting
      }
      const committed = database.lockOwner(owner, commitChange({ owner, query, decide, mailed }))
      const altered = () => (Result.isSuccess(decided) ? decided.success.altered : [])
      return notifications.tellWatchers(committed, altered).pipe(
        Effect.andThen(Effect.suspend(() => Effect.fromResult(decided))),
        Effect.tap(({ change }) => (isPending(change) ? notifications.tell : Effect.void)),
        Effect.map(({ answer }) => answer)
      )
    })

  return {
    change: (owner, query, decide) =>
      changeHive({ owner, query, decide }, commitTogether).pipe(
        Effect.catchIf(isLinkTaken, Effect.die),
        Effect.catchIf(isEmailTaken, Effect.die)
      ),
    changeLink: (owner, query, decide) =>
      changeHive({ owner, query, decide }, commitAlone).pipe(Effect.catchIf(isEmailTaken, Effect.die)),
    changeEmail: (owner, query, decide, mailed) =>
      changeHive({ owner, query, decide, mailed }, commitAlone).pipe(Effect.catchIf(isLinkTaken, Effect.die))
  }
}
