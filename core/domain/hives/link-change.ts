import type { Account } from "../accounts/account.ts"
import { linkIdOf } from "../links/link-rules.ts"
import { newLink } from "../links/new-link.ts"
import type { StoredRecord } from "../records/record-kinds.ts"
import type { Day } from "../values/day.ts"
import type { HiveHead } from "./hive.ts"

const releasedLink = (hive: HiveHead, nextId: string, today: Day): ReadonlyArray<StoredRecord> =>
  [...hive.links.values()]
    .filter((link) => link.releasedOn === null && link.id !== nextId)
    .map((link) => ({ ...link, releasedOn: today }))

export const assignLink = (
  hive: HiveHead,
  account: Account,
  link: string,
  today: Day
): { readonly account: Account; readonly records: ReadonlyArray<StoredRecord> } => {
  const changed = { ...account, feedbackLink: link }
  const records = [changed, newLink(account.owner, link, today), ...releasedLink(hive, linkIdOf(link), today)]
  return { account: changed, records }
}
