import { Context, type Effect, type Option } from "effect"
import type { EmailTaken, OwnerId, OwnerNotFound } from "../domain/accounts/account.ts"
import type { MailedEmail } from "../domain/accounts/former-email.ts"
import type { Feedback, FeedbackId } from "../domain/feedback/feedback.ts"
import type { ItemOutline } from "../domain/feedback/item-outline.ts"
import type { ListPage } from "../domain/feedback/list-page.ts"
import type { Outcome } from "../domain/hives/decided.ts"
import type { Seen, Wish } from "../domain/hives/hive.ts"
import type { LinkTaken } from "../domain/links/link.ts"
import type { VerdictRecord } from "../domain/moderation/verdict-record.ts"
import type { PointsEntry } from "../domain/points/points.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** The hives: each changes as one, under its owner's lock. */
export class HiveStore extends Context.Service<
  HiveStore,
  {
    /**
     * Locks the owner, shows `decide` what it wishes to see of the hive, and makes its change durable before it
     * answers. Uninterruptible once decided. An empty change writes nothing.
     */
    readonly change: <const W extends Wish, A, E>(
      owner: OwnerId,
      wish: W,
      decide: (hive: Seen<W>) => Outcome<A, E>
    ) => Effect.Effect<A, E | OwnerNotFound | StoreUnavailable>
    /** The same for a change that takes a link: somebody else may have it. Elsewhere that is a defect. */
    readonly changeLink: <const W extends Wish, A, E>(
      owner: OwnerId,
      wish: W,
      decide: (hive: Seen<W>) => Outcome<A, E>
    ) => Effect.Effect<A, E | OwnerNotFound | LinkTaken | StoreUnavailable>
    /** The same for a change of the email; one by a mailed link, only while the new email is still free. */
    readonly changeEmail: <const W extends Wish, A, E>(
      owner: OwnerId,
      wish: W,
      decide: (hive: Seen<W>) => Outcome<A, E>,
      mailed?: MailedEmail
    ) => Effect.Effect<A, E | OwnerNotFound | EmailTaken | StoreUnavailable>
    /** Durable and without a lock: what a read-only use case needs. */
    readonly read: <const W extends Wish>(
      owner: OwnerId,
      wish: W
    ) => Effect.Effect<Seen<W>, OwnerNotFound | StoreUnavailable>
    /** All settled items that are not held, newest day first, by id within a day; or a part of them. */
    readonly listFeedback: (
      owner: OwnerId,
      page?: ListPage
    ) => Effect.Effect<ReadonlyArray<Feedback>, StoreUnavailable>
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
    /** The verdicts on one item, first to last. */
    readonly verdictsOn: (
      owner: OwnerId,
      item: FeedbackId
    ) => Effect.Effect<ReadonlyArray<VerdictRecord>, StoreUnavailable>
    /** The verdicts on several items, in no particular order. */
    readonly listVerdicts: (
      owner: OwnerId,
      items: ReadonlyArray<FeedbackId>
    ) => Effect.Effect<ReadonlyArray<VerdictRecord>, StoreUnavailable>
    /** Whose item this is. */
    readonly ownerOf: (item: FeedbackId) => Effect.Effect<Option.Option<OwnerId>, StoreUnavailable>
  }
>()("honesthive/core/ports/HiveStore") {}
