import { Schema } from "effect"
import { OwnerId } from "../accounts/account.ts"
import type { Day } from "../values/day.ts"

/** Of the links of deleted accounts: they stay taken, and say nothing of whose they were. */
export const noOwner = OwnerId("")

/** A feedback link, a record of its own so that it stays unique after its owner gave it up. */
export interface Link {
  readonly kind: "link"
  /** ASCII lower case: links that differ in case are one. */
  readonly id: string
  readonly owner: OwnerId
  readonly claimedOn: Day
  /** Day when the owner gave it up; null while in use. */
  readonly releasedOn: Day | null
}

export class LinkTaken extends Schema.TaggedError<LinkTaken>()("LinkTaken", {}) {
  override get message() {
    return "This link is already taken."
  }
}

export const isLinkTaken = (failure: unknown): failure is LinkTaken => failure instanceof LinkTaken
