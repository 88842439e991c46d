import { Schema } from "effect"
import { OwnerId } from "../accounts/account.ts"
import { day, keyFields } from "../values/stored-fields.ts"

/** Owner of the links of deleted accounts: they stay taken, without revealing whose they were. */
export const deletedOwner = OwnerId("")

/**
 * A feedback link, stored as its own record so that it stays unique after its owner released it. Its id is in ASCII
 * lower case: links that differ only in case are the same.
 */
export const Link = Schema.Struct({
  ...keyFields("link"),
  claimedOn: day,
  releasedOn: Schema.NullOr(day)
})
export type Link = typeof Link.Type

export class LinkTaken extends Schema.TaggedError<LinkTaken>()("LinkTaken", {}) {
  override get message() {
    return "This link is already taken."
  }
}

export const isLinkTaken = (failure: unknown): failure is LinkTaken => failure instanceof LinkTaken
