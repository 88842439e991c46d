import { Effect, Result } from "effect"
import { type Account, EmailTaken, isEmailTaken, OwnerNotFound } from "#core/domain/accounts/account.ts"
import type { MailedEmail } from "#core/domain/accounts/former-email.ts"
import { type Change, emptyChange, isWithinOwner } from "#core/domain/hives/change.ts"
import type { ChangeWithAnswer } from "#core/domain/hives/change-result.ts"
import type { Hive } from "#core/domain/hives/hive.ts"
import { isLinkTaken, LinkTaken } from "#core/domain/links/link.ts"
import { type AlteredPages, alteredPages } from "#core/domain/profiles/altered-pages.ts"
import type { HiveStore } from "#core/ports/hive-store.ts"
import { makeBatches, unlessSpoilt } from "./batches.ts"
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
  linksIn,
  makeRoomForLinks,
  mergeChanges,
  writeChange
} from "./write-change.ts"

export interface HivesOptions {
  readonly database: Database
  readonly news: ChangeNotifications
  readonly beforeCommit?: Effect.Effect<void>
}

interface HiveWrites {
  readonly change: Change
  readonly altered: AlteredPages
}

const emptyWriting: HiveWrites = { change: emptyChange, altered: [] }

const isPending = ({ put }: Change): boolean =>
  put.some((record) => record.kind === "feedback" && record.moderationStatus === "pending")

/** Locks the owners' account rows first, so that what is read stays valid until the end of the transaction. */
const lockAndRead = async (run: RunQuery, wishes: ReadonlyArray<OwnerHiveQuery>): Promise<HivesById> => {
  const owners = JSON.stringify(wishes.map(({ owner }) => owner))
  const beyond = queriesBeyondAccount(wishes)
  const [accounts, rows] = await Promise.all([
    run<Account>(statements.lockOwners, [owners]),
    beyond.wishes.length === 0
      ? []
      : run<HiveRow>(statements.readHives(beyond.fields), queryParametersOf(beyond.wishes))
  ])
  return hivesOf(accounts, rows)
}

type WriteHives = (run: RunQuery, writings: ReadonlyArray<HiveWrites>) => ReadonlyArray<Promise<unknown>>

const writeWith =
  ({ announcePages }: ChangeNotifications): WriteHives =>
  (run, writings) => [
    ...writeChange(run, mergeChanges(writings.map(({ change }) => change))),
    ...writings.flatMap(({ altered }) => announcePages(run, altered))
  ]

interface ChangeHiveRequest<A, E> extends OwnerHiveQuery {
  readonly decide: (hive: Hive) => Result.Result<ChangeWithAnswer<A>, E>
  readonly noteAltered: (altered: AlteredPages) => void
}

const decideChange = <A, E>(
  { owner, decide, noteAltered }: ChangeHiveRequest<A, E>,
  hives: HivesById
): Result.Result<ChangeWithAnswer<A> & HiveWrites, E | OwnerNotFound> => {
  const hive = hives.get(owner)
  if (hive === undefined) return Result.fail(new OwnerNotFound())
  return Result.map(decide(hive), (decided) => {
    if (!isWithinOwner(owner, decided.change)) throw new Error("a change leaves its owner's hive")
    const altered = alteredPages(hive, decided.change)
    noteAltered(altered)
    return { ...decided, altered }
  })
}

interface BatchMember extends OwnerHiveQuery {
  readonly decide: (hives: HivesById) => HiveWrites
}

/**
 * Commits the changes of several owners in one transaction. Each is decided by itself; changes that take a link are
 * left out and need a transaction of their own.
 */
const makeSharedChange = ({ transact }: Database, write: WriteHives, beforeCommit: Effect.Effect<void>) =>
  makeBatches(
    unlessSpoilt<BatchMember, HiveWrites>(async (members) => {
      const outcome = await transact({
        decide: async (run) => {
          const hives = await lockAndRead(run, members)
          const decided = members.map((member) => [member, member.decide(hives)] as const)
          const writings = new Map(decided.filter(([, { change }]) => linksIn(change).length === 0))
          await Effect.runPromise(beforeCommit)
          return Result.succeed({
            answer: writings,
            writes: (last) => write(last, Array.from(writings.values()))
          })
        }
      })
      return Result.getOrThrow(outcome)
    })
  )

const makeSeparateChange =
  ({ transact }: Database, write: WriteHives, beforeCommit: Effect.Effect<void>) =>
  <A, E>(asked: ChangeHiveRequest<A, E>, mailed?: MailedEmail) =>
    transact<ChangeWithAnswer<A>, E | OwnerNotFound | EmailTaken | LinkTaken>({
      broken: brokenChange,
      decide: async (run) => {
        const decided = decideChange(asked, await lockAndRead(run, [asked]))
        if (Result.isFailure(decided)) return Result.fail(decided.failure)
        await Effect.runPromise(beforeCommit)
        const writes = (last: RunQuery) => write(last, [decided.success])
        if (mailed !== undefined)
          return (await claimMailedEmail(run, mailed, writes))
            ? Result.succeed({ answer: decided.success, writes: () => [] })
            : Result.fail(new EmailTaken())
        return (await makeRoomForLinks(run, decided.success.change))
          ? Result.succeed({ answer: decided.success, writes })
          : Result.fail(new LinkTaken())
      }
    })

/**
 * Changes hives in a batch with other owners' changes, and changes that take a link or an email in a transaction of
 * their own.
 */
export const changeHives = ({
  database,
  news,
  beforeCommit = Effect.void
}: HivesOptions): Pick<HiveStore["Service"], "change" | "changeLink" | "changeEmail"> => {
  const write = writeWith(news)
  const together = makeSharedChange(database, write, beforeCommit)
  const alone = makeSeparateChange(database, write, beforeCommit)

  const togetherOrAlone = async <A, E>(asked: ChangeHiveRequest<A, E>) => {
    let decided: Result.Result<ChangeWithAnswer<A>, E | OwnerNotFound> | undefined
    const decide = (hives: HivesById): HiveWrites => {
      const made = decideChange(asked, hives)
      decided = made
      return Result.isSuccess(made) ? made.success : emptyWriting
    }
    const written = await together({ ...asked, decide })
    return written && decided !== undefined ? decided : alone(asked)
  }

  const inLine = <A, E, F>(
    { owner, wish, decide }: Omit<ChangeHiveRequest<A, E>, "noteAltered">,
    work: (asked: ChangeHiveRequest<A, E>) => Promise<Result.Result<ChangeWithAnswer<A>, F>>
  ) =>
    Effect.suspend(() => {
      let altered: AlteredPages = []
      const noteAltered = (noted: AlteredPages) => {
        altered = noted
      }
      return database
        .inLine(owner, () => work({ owner, wish, decide, noteAltered }))
        .pipe(
          // Also announced when it is unknown whether the transaction was committed.
          Effect.ensuring(Effect.sync(() => news.pages.tell(altered))),
          Effect.tap(({ change }) => (isPending(change) ? news.tell : Effect.void)),
          Effect.map(({ answer }) => answer)
        )
    })

  return {
    change: (owner, wish, decide) =>
      inLine({ owner, wish, decide }, togetherOrAlone).pipe(
        Effect.catchIf(isLinkTaken, Effect.die),
        Effect.catchIf(isEmailTaken, Effect.die)
      ),
    changeLink: (owner, wish, decide) =>
      inLine({ owner, wish, decide }, alone).pipe(Effect.catchIf(isEmailTaken, Effect.die)),
    changeEmail: (owner, wish, decide, mailed) =>
      inLine({ owner, wish, decide }, (asked) => alone(asked, mailed)).pipe(
        Effect.catchIf(isLinkTaken, Effect.die)
      )
  }
}
