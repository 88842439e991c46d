import type { Account } from "../accounts/account.ts"
import type { StoredRecord } from "../hives/change.ts"
import type { Hive } from "../hives/hive.ts"
import type { Day } from "../support/day.ts"
import { newLink } from "./free-links.ts"
import { linkIdOf } from "./link-rules.ts"

/** The link in use, marked as given up, unless the new one has the same id. */
const released = (hive: Hive, nextId: string, today: Day): ReadonlyArray<StoredRecord> =>
  [...hive.links.values()]
    .filter((link) => link.releasedOn === null && link.id !== nextId)
    .map((link) => ({ ...link, releasedOn: today }))

/** The records that give a hive's owner a link, and give the old one up (design section 2). */
export const takeLink = (
  hive: Hive,
  account: Account,
  link: string,
  today: Day
): { readonly account: Account; readonly records: ReadonlyArray<StoredRecord> } => {
  const changed = { ...account, feedbackLink: link }
  const records = [changed, newLink(account.owner, link, today), ...released(hive, linkIdOf(link), today)]
  return { account: changed, records }
}
