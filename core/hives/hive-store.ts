import { Context, type Effect, type Option, type Result, Schema } from "effect"
import type { Account, EmailTaken, OwnerId, OwnerNotFound } from "../accounts/account.ts"
import type { Session } from "../accounts/session.ts"
import type { Feedback, FeedbackId } from "../feedback/feedback.ts"
import type { Link, LinkTaken } from "../links/link.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import type { PointsEntry } from "../points/points.ts"
import type { Day } from "../support/day.ts"
import type { Change } from "./change.ts"
import type { Hive, Wanted } from "./hive.ts"

/** The store cannot be reached or written; nothing was changed, unless the answer was lost on the way. */
export class StoreUnavailable extends Schema.TaggedError<StoreUnavailable>()("StoreUnavailable", {
  cause: Schema.Defect()
}) {
  override get message() {
    return "The service is temporarily unavailable. Please try again in a moment."
  }
}

export interface Decided<A> {
  readonly change: Change
  readonly answer: A
}

/** Enough of an item to choose by. */
export type ItemOutline = Pick<Feedback, "id" | "createdOn" | "moderationStatus">

/** The hives: each changes as one, under its owner's lock. */
export class HiveStore extends Context.Service<
  HiveStore,
  {
    /**
     * Locks the owner, shows `decide` what it wants of the hive, and makes its change durable before it
     * answers. Uninterruptible once decided. An empty change writes nothing.
     */
    readonly change: <A, E>(
      owner: OwnerId,
      wanted: Wanted,
      decide: (hive: Hive) => Result.Result<Decided<A>, E>
    ) => Effect.Effect<A, E | OwnerNotFound | LinkTaken | StoreUnavailable>
    /** Durable and without a lock: what a read-only use case needs. */
    readonly read: (owner: OwnerId, wanted: Wanted) => Effect.Effect<Hive, OwnerNotFound | StoreUnavailable>
    /** All settled items that are not held, newest day first, by id within a day. */
    readonly listFeedback: (owner: OwnerId) => Effect.Effect<ReadonlyArray<Feedback>, StoreUnavailable>
    /** All items whatever their state, in no particular order: for work on everything that is stored. */
    readonly listItems: (owner: OwnerId) => Effect.Effect<ReadonlyArray<Feedback>, StoreUnavailable>
    /** Everybody who has a hive, in no particular order. */
    readonly owners: Effect.Effect<ReadonlyArray<OwnerId>, StoreUnavailable>
    /** The public items, newest day first, by id within a day. */
    readonly listPublic: (owner: OwnerId) => Effect.Effect<ReadonlyArray<Feedback>, StoreUnavailable>
    /** The newest entries of the points history, newest day first, by id within a day. */
    readonly latestPoints: (
      owner: OwnerId,
      limit: number
    ) => Effect.Effect<ReadonlyArray<PointsEntry>, StoreUnavailable>
    /** What there is of all items, without what was written, by id. */
    readonly listOutlines: (owner: OwnerId) => Effect.Effect<ReadonlyArray<ItemOutline>, StoreUnavailable>
    /** The verdicts on one item, also on a deleted one, first to last. */
    readonly verdictsOn: (
      owner: OwnerId,
      item: FeedbackId
    ) => Effect.Effect<ReadonlyArray<VerdictRecord>, StoreUnavailable>
    /** The verdicts on several items, in no particular order. */
    readonly listVerdicts: (
      owner: OwnerId,
      items: ReadonlyArray<FeedbackId>
    ) => Effect.Effect<ReadonlyArray<VerdictRecord>, StoreUnavailable>
    /** Whose item this is, or was: a deleted one is known by its verdicts. */
    readonly ownerOf: (item: FeedbackId) => Effect.Effect<Option.Option<OwnerId>, StoreUnavailable>
  }
>()("honesthive/core/hives/HiveStore") {}

/** Who is who: accounts and links, found by their unique names. */
export class Directory extends Context.Service<
  Directory,
  {
    /** Stores a new account with an empty hive. */
    readonly create: (account: Account) => Effect.Effect<void, EmailTaken | StoreUnavailable>
    readonly findByEmail: (email: string) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    readonly findById: (owner: OwnerId) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    readonly findByIdentity: (identity: string) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    /** The account whose link is in use under this id (lower case). Links given up find nobody. */
    readonly findByLink: (linkId: string) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    /** The links among these ids that exist, in use or given up. */
    readonly links: (linkIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<Link>, StoreUnavailable>
  }
>()("honesthive/core/hives/Directory") {}

/** Owners' sessions, by the digest of their secret. */
export class SessionStore extends Context.Service<
  SessionStore,
  {
    readonly put: (session: Session) => Effect.Effect<void, StoreUnavailable>
    readonly find: (id: string) => Effect.Effect<Option.Option<Session>, StoreUnavailable>
    /** Removing what is not there is no error. */
    readonly remove: (id: string) => Effect.Effect<void, StoreUnavailable>
    /** Removes all sessions of an owner. */
    readonly removeOf: (owner: OwnerId) => Effect.Effect<void, StoreUnavailable>
  }
>()("honesthive/core/hives/SessionStore") {}

/** Items that wait for the guard. */
export class PendingFeedback extends Context.Service<
  PendingFeedback,
  {
    /** Up to `max` pending items, each lent to this caller until it is settled, postponed, or 30 s have gone. */
    readonly claim: (max: number) => Effect.Effect<ReadonlyArray<Feedback>, StoreUnavailable>
    /** Gives an item back, to be claimed again after so many milliseconds. */
    readonly postpone: (item: FeedbackId, millis: number) => Effect.Effect<void>
    /** Lends those of these items that are still pending for another 30 s from now. */
    readonly extend: (items: ReadonlyArray<FeedbackId>) => Effect.Effect<void>
    /** Returns as soon as an item may be claimable that was not before; may return early. */
    readonly awaitWork: Effect.Effect<void>
  }
>()("honesthive/core/hives/PendingFeedback") {}

/** Items that are judged and wait for the boundary of the release window. */
export class HeldFeedback extends Context.Service<
  HeldFeedback,
  {
    /** Of all owners, in no particular order. */
    readonly all: Effect.Effect<ReadonlyArray<Pick<Feedback, "id" | "owner">>, StoreUnavailable>
  }
>()("honesthive/core/hives/HeldFeedback") {}

/** Removes what has had its time. */
export class Retention extends Context.Service<
  Retention,
  {
    /** Removes sessions, owners' and admins', last seen or created before the given epoch milliseconds, and
     * submission keys and given-up links of days before the given ones. Returns how many records went. */
    readonly sweep: (before: {
      readonly sessionSeen: number
      readonly sessionCreated: number
      readonly adminSessionSeen: number
      readonly adminSessionCreated: number
      readonly submissionKeys: Day
      readonly releasedLinks: Day
    }) => Effect.Effect<number, StoreUnavailable>
  }
>()("honesthive/core/hives/Retention") {}

/** Tells whether the store can be reached. */
export class StoreHealth extends Context.Service<
  StoreHealth,
  { readonly check: Effect.Effect<void, StoreUnavailable> }
>()("honesthive/core/hives/StoreHealth") {}
