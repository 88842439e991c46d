import { Schema } from "effect"
import { OwnerId } from "../accounts/account.ts"
import type { Day } from "../values/day.ts"

/** Owner of the links of deleted accounts: they stay taken, without revealing whose they were. */
export const deletedOwner = OwnerId("")

/** A feedback link, stored as its own record so that it stays unique after its owner released it. */
export interface Link {
  readonly kind: "link"
  /** ASCII lower case: links that differ only in case are the same. */
  readonly id: string
  readonly owner: OwnerId
  readonly claimedOn: Day
  readonly releasedOn: Day | null
}

export class LinkTaken extends Schema.TaggedError<LinkTaken>()("LinkTaken", {}) {
  override get message() {
    return "This link is already taken."
  }
}

export const isLinkTaken = (failure: unknown): failure is LinkTaken => failure instanceof LinkTaken
