import { Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Day } from "../values/day.ts"

/** A feedback link, kept as a record of its own so that it is unique and outlives a change of mind. */
export interface Link {
  readonly kind: "link"
  /** The link in ASCII lower case: two links that differ in case are one. */
  readonly id: string
  readonly owner: OwnerId
  readonly claimedOn: Day
  /** The day when the owner gave it up; null while it is in use. */
  readonly releasedOn: Day | null
}

export class LinkTaken extends Schema.TaggedError<LinkTaken>()("LinkTaken", {}) {
  override get message() {
    return "This link is already taken."
  }
}

export const isLinkTaken = (failure: unknown): failure is LinkTaken => failure instanceof LinkTaken
