import { Context, type Effect, type Option } from "effect"
import type { EmailTaken, OwnerId, OwnerNotFound } from "../domain/accounts/account.ts"
import type { MailedEmail } from "../domain/accounts/former-email.ts"
import type { Feedback, FeedbackId, ListedItem, PublishedItem } from "../domain/feedback/feedback.ts"
import type { ItemOutline } from "../domain/feedback/item-outline.ts"
import type { ListPage } from "../domain/feedback/list-page.ts"
import type { ChangeResult } from "../domain/hives/change-result.ts"
import type { HiveQuery, HiveView } from "../domain/hives/hive.ts"
import type { LinkTaken } from "../domain/links/link.ts"
import type { VerdictRecord } from "../domain/moderation/verdict-record.ts"
import type { PointsEntry } from "../domain/points/points.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/**
 * Hives: each one changes atomically, under its owner's lock. `listFeedback`, `listPublic` and `latestPoints` give the
 * newest day first, by id within a day.
 */
export class HiveStore extends Context.Service<
  HiveStore,
  {
    /**
     * Locks the owner, passes `decide` the requested view of the hive, and makes its change durable before it
     * returns. Uninterruptible once decided. An empty change writes nothing.
     */
    readonly change: <const Q extends HiveQuery, A, E>(
      owner: OwnerId,
      query: Q,
      decide: (hive: HiveView<Q>) => ChangeResult<A, E>
    ) => Effect.Effect<A, E | OwnerNotFound | StoreUnavailable>
    /** `change` for taking a link, which another owner may have. A link taken through `change` is a defect. */
    readonly changeLink: <const Q extends HiveQuery, A, E>(
      owner: OwnerId,
      query: Q,
      decide: (hive: HiveView<Q>) => ChangeResult<A, E>
    ) => Effect.Effect<A, E | OwnerNotFound | LinkTaken | StoreUnavailable>
    /** `change` for another email. With `mailed`, fails unless the new email is still free. */
    readonly changeEmail: <const Q extends HiveQuery, A, E>(
      owner: OwnerId,
      query: Q,
      decide: (hive: HiveView<Q>) => ChangeResult<A, E>,
      mailed?: MailedEmail
    ) => Effect.Effect<A, E | OwnerNotFound | EmailTaken | StoreUnavailable>
    /** Reads durable data without a lock. */
    readonly read: <const Q extends HiveQuery>(
      owner: OwnerId,
      query: Q
    ) => Effect.Effect<HiveView<Q>, OwnerNotFound | StoreUnavailable>
    /** All settled items that aren't held; one page of them with `page`. */
    readonly listFeedback: (
      owner: OwnerId,
      page?: ListPage
    ) => Effect.Effect<ReadonlyArray<ListedItem>, StoreUnavailable>
    readonly countAnswers: (owner: OwnerId) => Effect.Effect<ReadonlyMap<string, number>, StoreUnavailable>
    readonly listItems: (owner: OwnerId) => Effect.Effect<ReadonlyArray<Feedback>, StoreUnavailable>
    readonly owners: Effect.Effect<ReadonlyArray<OwnerId>, StoreUnavailable>
    readonly listPublic: (owner: OwnerId) => Effect.Effect<ReadonlyArray<PublishedItem>, StoreUnavailable>
    readonly latestPoints: (
      owner: OwnerId,
      limit: number
    ) => Effect.Effect<ReadonlyArray<PointsEntry>, StoreUnavailable>
    readonly listOutlines: (owner: OwnerId) => Effect.Effect<ReadonlyArray<ItemOutline>, StoreUnavailable>
    readonly verdictsOn: (
      owner: OwnerId,
      item: FeedbackId
    ) => Effect.Effect<ReadonlyArray<VerdictRecord>, StoreUnavailable>
    readonly listVerdicts: (
      owner: OwnerId,
      items: ReadonlyArray<FeedbackId>
    ) => Effect.Effect<ReadonlyArray<VerdictRecord>, StoreUnavailable>
    readonly ownerOf: (item: FeedbackId) => Effect.Effect<Option.Option<OwnerId>, StoreUnavailable>
  }
>()("honesthive/core/ports/HiveStore") {}
