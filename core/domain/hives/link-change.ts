import type { Account, OwnerId } from "../accounts/account.ts"
import { underNewLink } from "../accounts/page-hours.ts"
import type { Link } from "../links/link.ts"
import { linkIdOf } from "../links/link-rules.ts"
import { newLink } from "../links/new-link.ts"
import type { StoredRecord } from "../records/record-kinds.ts"
import { type Day, dayOf } from "../values/day.ts"
import type { HiveHead } from "./hive.ts"

const releasedLinks = (hive: HiveHead, nextId: string, today: Day): ReadonlyArray<StoredRecord> =>
  [...hive.links.values()]
    .filter((link) => link.releasedOn === null && link.id !== nextId)
    .map((link) => ({ ...link, releasedOn: today }))

const claimedLink = (hive: HiveHead, owner: OwnerId, link: string, today: Day): Link => {
  const inUse = hive.links.get(linkIdOf(link))
  return newLink(owner, link, inUse?.releasedOn === null ? inUse.claimedOn : today)
}

/** A spelling of the same link is no new one. The first link is: nobody could write before. */
const isNewLink = ({ feedbackLink }: Account, link: string): boolean =>
  feedbackLink === null || linkIdOf(feedbackLink) !== linkIdOf(link)

export const assignLink = (
  hive: HiveHead,
  account: Account,
  link: string,
  now: number
): { readonly account: Account; readonly records: ReadonlyArray<StoredRecord> } => {
  const today = dayOf(now)
  const before = isNewLink(account, link) ? underNewLink(account, now) : account
  const changed = { ...before, feedbackLink: link }
  const claimed = claimedLink(hive, account.owner, link, today)
  const records = [changed, claimed, ...releasedLinks(hive, linkIdOf(link), today)]
  return { account: changed, records }
}
