import { Deferred, Effect, Exit, Latch, Result, Semaphore } from "effect"
import { makeKeyedLock } from "#core/concurrency/keyed-lock.ts"
import { type Account, EmailTaken, type OwnerId, OwnerNotFound } from "#core/domain/accounts/account.ts"
import { isStillFree, type MailedEmail } from "#core/domain/accounts/former-email.ts"
import { type Change, isEmptyChange, isWithinOwner } from "#core/domain/hives/change.ts"
import type { ChangeResult } from "#core/domain/hives/change-result.ts"
import type { Hive, HiveQuery } from "#core/domain/hives/hive.ts"
import { LinkTaken } from "#core/domain/links/link.ts"
import { mayTakeLink } from "#core/domain/links/link-rules.ts"
import { alteredPages } from "#core/domain/profiles/altered-pages.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { hiveViewOf, type InMemoryHive, itemsOf } from "./in-memory-hive.ts"
import { applyChange, hiveFor, hiveOf, type InMemoryState } from "./in-memory-state.ts"
import { makePageChanges } from "./page-changes.ts"
import type { Persistence } from "./persistence.ts"
import { recordsOf } from "./record-maps.ts"
import { lose, type StagedHive, stage, unstage } from "./staged-hive.ts"

interface InMemoryStoreOptions {
  readonly state: InMemoryState
  readonly persistence: Persistence
}

type DurableCommit = Effect.Effect<void, StoreUnavailable>

const isNameChanged = (before: Account, after: Account): boolean =>
  after.email !== before.email || after.identity !== before.identity

const isDirectoryModified = ({ head: { account } }: InMemoryHive, change: Change): boolean =>
  change.remove.some(({ kind }) => kind === "link" || kind === "account") ||
  change.put.some(
    (record) => record.kind === "link" || (record.kind === "account" && isNameChanged(account, record))
  )

const awaitPendingChanges = (hive: InMemoryHive): DurableCommit =>
  hive.staged === undefined ? Effect.void : Deferred.await(hive.staged.last)

const holdersOf = ({ emails, identities }: InMemoryState, { email, identity }: Account) =>
  [emails.get(email), identities.get(identity ?? "")].filter((owner) => owner !== undefined)

/**
 * Keeps all records in memory. Each change is decided under its owner's lock and answered once durable. The lock is
 * released as soon as the change's position in the order is fixed: the next one is decided on top of the pending
 * changes, so that changes of one hive share a sync. Reads show durable data only.
 */
export const makeInMemoryStore = ({ state, persistence }: InMemoryStoreOptions) => {
  const ownerLocks = makeKeyedLock<OwnerId>()
  /** Uninterruptible once it holds the owner's lock: a change is decided and put in order as one. */
  const withOwnerLock = <A, E, R>(owner: OwnerId, work: Effect.Effect<A, E, R>) =>
    ownerLocks.withLock(owner, Effect.uninterruptible(work))
  const directory = Semaphore.makeUnsafe(1)
  const pendingWakeUp = Latch.makeUnsafe(false)
  /** Called before a durable change is applied, with the owner it affects. */
  const beforeChange = new Set<(owner: OwnerId) => void>()

  const pageChanges = makePageChanges()

  const show = (change: Change) => {
    const ofHive = [...change.put, ...change.remove].find(({ owner }) => state.hives.has(owner))
    const hive = ofHive === undefined ? undefined : hiveOf(state, ofHive.owner)
    const altered = alteredPages(hive && { ...hive.head, items: itemsOf(hive) }, change)
    applyChange(state, change)
    pageChanges.tell(altered)
  }

  const settle = (owner: OwnerId, change: Change, failure: StoreUnavailable | undefined) => {
    if (failure === undefined) {
      for (const tell of beforeChange) tell(owner)
      show(change)
    }
    if (state.pending.ready.size > 0) pendingWakeUp.openUnsafe()
    const hive = state.hives.get(owner)
    if (hive?.staged === undefined) return
    hive.staged = failure === undefined ? unstage(hive.staged, change) : lose(hive.staged)
  }

  const commit = (owner: OwnerId, change: Change): DurableCommit => {
    const done = Deferred.makeUnsafe<void, StoreUnavailable>()
    const hive = hiveOf(state, owner)
    if (hive !== undefined) hive.staged = stage(hive.staged, hive.head, change, done)
    persistence.append(change, (failure) => {
      settle(owner, change, failure)
      Deferred.doneUnsafe(done, failure === undefined ? Exit.void : Exit.fail(failure))
    })
    return Deferred.await(done)
  }

  const commitOn = (basis: StagedHive | undefined, owner: OwnerId, change: Change): DurableCommit =>
    basis?.isLost === true ? Deferred.await(basis.last) : commit(owner, change)

  const takesOthersLink = (change: Change) =>
    change.put.some(
      (record) =>
        record.kind === "link" && !mayTakeLink(recordsOf(state.records, record.kind).get(record.id), record)
    )

  const isFree = (mailed: MailedEmail | undefined): boolean =>
    mailed === undefined || isStillFree(mailed, recordsOf(state.records, "former-email").get(mailed.id))

  /**
   * Checks unique names against durable data, and therefore holds the directory's lock until the change is durable.
   */
  const commitNames = Effect.fnUntraced(function* (
    owner: OwnerId,
    change: Change,
    basis: StagedHive | undefined,
    mailed: MailedEmail | undefined
  ) {
    if (takesOthersLink(change)) return yield* new LinkTaken()
    const account = change.put.find((record) => record.kind === "account")
    const holders = account === undefined ? [] : holdersOf(state, account)
    if (holders.some((holder) => holder !== owner) || !isFree(mailed)) return yield* new EmailTaken()
    yield* commitOn(basis, owner, change)
  }, directory.withPermit)

  const decideAndCommit = Effect.fnUntraced(function* <A, E>(
    owner: OwnerId,
    query: HiveQuery,
    decide: (hive: Hive) => ChangeResult<A, E>,
    mailed: MailedEmail | undefined
  ) {
    const hive = hiveFor(state, owner, query)
    if (hive === undefined) return yield* new OwnerNotFound()
    const basis = hive.staged
    const decided = decide(hiveViewOf(hive, query, basis))
    if (Result.isFailure(decided))
      return { answer: Result.fail(decided.failure), restsOn: awaitPendingChanges(hive) }
    const { change, answer } = decided.success
    if (isEmptyChange(change)) return { answer: Result.succeed(answer), restsOn: awaitPendingChanges(hive) }
    if (!isWithinOwner(owner, change)) return yield* Effect.die(new Error("a change leaves its owner's hive"))
    if (!isDirectoryModified(hive, change)) {
      return { answer: Result.succeed(answer), restsOn: commitOn(basis, owner, change) }
    }
    yield* commitNames(owner, change, basis, mailed)
    return { answer: Result.succeed(answer), restsOn: Effect.void }
  })

  const change = <A, E>(
    owner: OwnerId,
    query: HiveQuery,
    decide: (hive: Hive) => ChangeResult<A, E>,
    mailed?: MailedEmail
  ) =>
    Effect.flatMap(
      withOwnerLock(owner, decideAndCommit(owner, query, decide, mailed)),
      ({ answer, restsOn }) => Effect.andThen(Effect.uninterruptible(restsOn), Effect.fromResult(answer))
    )

  return {
    state,
    withOwnerLock,
    directory,
    pendingWakeUp,
    beforeChange,
    pageChanges,
    show,
    commit,
    change,
    isFree
  }
}

export type InMemoryStore = ReturnType<typeof makeInMemoryStore>
