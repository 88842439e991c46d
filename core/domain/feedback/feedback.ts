import { Brand, Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Category, Sentiment } from "../categories/category.ts"
import type { ReleaseRule } from "../release/release-rule.ts"
import type { Day } from "../values/day.ts"
import type { Sealed } from "../values/sealed.ts"
import type { RejectionKind } from "./rejection-kinds.ts"
import type { ReplyStatus } from "./reply-statuses.ts"

export type FeedbackId = string & Brand.Brand<"FeedbackId">
export const FeedbackId = Brand.nominal<FeedbackId>()

/** Known of an item in every state. Contains nothing about its writer. */
interface ItemOrigin {
  readonly kind: "feedback"
  readonly id: FeedbackId
  readonly owner: OwnerId
  readonly content: Sealed
  /** Hidden from its owner until a boundary of the release window. */
  readonly isHeld: boolean
  /** The rule under which it was sent, stored only while it is held. Null if it isn't, and in items of earlier versions. */
  readonly heldBy: ReleaseRule | null
  /** Id of the owner's question that it answers. Null: none, or one that ended while the item was held. */
  readonly question: string | null
  /** Digest of the token that its writer may hold; a random one if nobody does. Null in items of earlier versions. */
  readonly receipt: string | null
  /** Taken back by its writer after its release: it goes at the next boundary, and nobody sees this until then. */
  readonly isWithdrawn: boolean
  /** Null if it wasn't taken back, or under an earlier version. */
  readonly withdrawnOn: Day | null
  readonly createdOn: Day
}

export interface Marks {
  readonly isStarred: boolean
  readonly isDone: boolean
}

export interface ItemAnalysis {
  readonly category: Category
  readonly sentiment: Sentiment
  /** JSON `{category, summary}`, sealed; null for a text that could not be analysed. */
  readonly summary: Sealed | null
}

export interface Reply {
  readonly status: ReplyStatus | null
  readonly statusOn: Day | null
  readonly answer: Sealed | null
  readonly answeredOn: Day | null
}

type Without<Fields extends string> = { readonly [F in Fields]?: never }

export interface PendingItem
  extends ItemOrigin,
    Without<"rejectedFor" | "visibility" | "wasShown" | keyof Marks | keyof ItemAnalysis | keyof Reply> {
  readonly moderationStatus: "pending"
}

export interface RejectedItem
  extends ItemOrigin,
    Marks,
    Without<"visibility" | keyof ItemAnalysis | keyof Reply> {
  readonly moderationStatus: "rejected"
  readonly question: null
  readonly rejectedFor: RejectionKind | null
  /** Whether it was opened, or once public: then it is never covered again, even if it is approved again. */
  readonly wasShown: boolean
}

interface ApprovedFields
  extends ItemOrigin,
    Marks,
    ItemAnalysis,
    Pick<Reply, "status" | "statusOn">,
    Without<"rejectedFor"> {
  readonly moderationStatus: "approved"
}

export interface CoveredItem extends ApprovedFields, Without<"wasShown" | "answer" | "answeredOn"> {
  readonly visibility: "covered"
}

export interface PrivateItem extends ApprovedFields, Without<"answer" | "answeredOn"> {
  readonly visibility: "private"
  readonly wasShown: boolean
}

export interface PublishedItem extends ApprovedFields, Pick<Reply, "answer" | "answeredOn"> {
  readonly visibility: "public"
  /** Whether it was opened, public before, or kept public against an unsure guard. */
  readonly wasShown: boolean
  readonly isHeld: false
  readonly heldBy: null
}

export type ApprovedItem = CoveredItem | PrivateItem | PublishedItem

export type JudgedItem = RejectedItem | ApprovedItem

export type Feedback = PendingItem | JudgedItem

export type ListedItem = JudgedItem & { readonly isHeld: false }

export const originOf = ({
  moderationStatus: _moderationStatus,
  rejectedFor: _rejectedFor,
  visibility: _visibility,
  wasShown: _wasShown,
  category: _category,
  sentiment: _sentiment,
  summary: _summary,
  isStarred: _isStarred,
  isDone: _isDone,
  status: _status,
  statusOn: _statusOn,
  answer: _answer,
  answeredOn: _answeredOn,
  ...origin
}: Feedback): ItemOrigin => origin

export const isJudged = (item: Feedback): item is JudgedItem => item.moderationStatus !== "pending"

export const isApproved = (item: JudgedItem): item is ApprovedItem => item.moderationStatus === "approved"

export const isListed = (item: Feedback): item is ListedItem => isJudged(item) && !item.isHeld

export const isReadable = (item: ListedItem): item is ListedItem & (PrivateItem | PublishedItem) =>
  item.moderationStatus === "approved" && item.visibility !== "covered"

export const isPublished = (item: Feedback): item is PublishedItem => item.visibility === "public"

/** Taking an item back changes nothing else: until its removal, everything shows it as before. */
export const isTakenBack = (before: Feedback | undefined, after: Feedback): boolean =>
  before?.isWithdrawn === false && after.isWithdrawn

export type ItemState = "pending" | "approved" | "covered" | "rejected"

export const stateOf = <S extends Feedback["moderationStatus"]>({
  moderationStatus,
  visibility
}: {
  readonly moderationStatus: S
  readonly visibility?: ApprovedItem["visibility"]
}): S | "covered" => (visibility === "covered" ? visibility : moderationStatus)

export class FeedbackNotFound extends Schema.TaggedError<FeedbackNotFound>()("FeedbackNotFound", {}) {
  override get message() {
    return "Feedback not found."
  }
}

export class NotApproved extends Schema.TaggedError<NotApproved>()("NotApproved", {}) {
  override get message() {
    return "Only approved feedback can be made public."
  }
}

export class StillCovered extends Schema.TaggedError<StillCovered>()("StillCovered", {}) {
  override get message() {
    return "Open it before you make it public."
  }
}

export class AnswerUnseen extends Schema.TaggedError<AnswerUnseen>()("AnswerUnseen", {}) {
  override get message() {
    return "Make it public before you answer it."
  }
}

export class NotPublic extends Schema.TaggedError<NotPublic>()("NotPublic", {}) {
  override get message() {
    return "The feedback to swap with is not public any more."
  }
}

export class PublicLimitReached extends Schema.TaggedError<PublicLimitReached>()("PublicLimitReached", {}) {
  override get message() {
    return "You can only have 5 public feedbacks. Please make some feedback private before making this one public."
  }
}
