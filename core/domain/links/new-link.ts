import type { OwnerId } from "../accounts/account.ts"
import type { Link } from "./link.ts"
import { linkIdOf } from "./link-rules.ts"

export const newLink = (owner: OwnerId, link: string, claimedOn: Link["claimedOn"]): Link => ({
  kind: "link",
  id: linkIdOf(link),
  owner,
  claimedOn,
  releasedOn: null
})
