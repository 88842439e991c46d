import { EmailTaken } from "#core/domain/accounts/account.ts"
import { type FormerEmail, isStillFree, type MailedEmail } from "#core/domain/accounts/former-email.ts"
import type { Change, RecordKey, StoredRecord } from "#core/domain/hives/change.ts"
import { type Link, LinkTaken } from "#core/domain/links/link.ts"
import { mayTakeLink } from "#core/domain/links/link-rules.ts"
import * as statements from "./statements.ts"
import { kinds } from "./tables.ts"
import type { Run } from "./transaction.ts"

const idsOf = (records: ReadonlyArray<{ readonly id: string }>): string =>
  JSON.stringify(records.map(({ id }) => id))

export const linksIn = ({ put }: Change): ReadonlyArray<Link> =>
  put.filter((record) => record.kind === "link")

/**
 * Makes room for the links of a change: locks those that are there, and removes them if they may be taken. Links
 * that nobody has are left to the constraint, which decides between two who want one. False when one is taken.
 */
export const makeRoomForLinks = async (run: Run, change: Change): Promise<boolean> => {
  const links = linksIn(change)
  if (links.length === 0) return true
  const found = await run<Link>(statements.lockLinks, [idsOf(links)])
  const existing = new Map(found.map((link) => [link.id, link]))
  if (!links.every((link) => mayTakeLink(existing.get(link.id), link))) return false
  if (found.length > 0) await run(statements.freeLinks, [idsOf(found)])
  return true
}

/** Several owners' changes as one. */
export const joined = (changes: ReadonlyArray<Change>): Change => ({
  put: changes.flatMap(({ put }) => put),
  remove: changes.flatMap(({ remove }) => remove)
})

const groupsOf = <Row extends Pick<RecordKey, "kind">>(rows: ReadonlyArray<Row>) => {
  const groups = Map.groupBy(rows, ({ kind }) => kind)
  return kinds.flatMap((kind) => {
    const group = groups.get(kind)
    return group === undefined ? [] : [{ kind, group }]
  })
}

/** Sorted, so that two who want the same links do not wait for one another. */
const sorted = (records: ReadonlyArray<StoredRecord>): string =>
  JSON.stringify(records.toSorted((a, b) => (a.id < b.id ? -1 : 1)))

/** The statements of a change, removals first. They may go out together. */
export const writeChange = (run: Run, { put, remove }: Change): ReadonlyArray<Promise<unknown>> => [
  ...groupsOf(remove).flatMap(({ kind, group }) =>
    Array.from(
      Map.groupBy(group, ({ owner }) => owner),
      ([owner, rows]) => run(statements.remove(kind), [owner, idsOf(rows)])
    )
  ),
  ...groupsOf(put).map(({ kind, group }) =>
    run(kind === "link" ? statements.insert(kind) : statements.put(kind), [sorted(group)])
  )
]

/**
 * Takes an email by a mailed link: `writes` take it first, and wait for whoever is giving it up; what is read afterwards
 * then stays so. False when it was given up since the link was mailed.
 */
export const takeMailedEmail = async (
  run: Run,
  { id, era }: MailedEmail,
  writes: (run: Run) => ReadonlyArray<Promise<unknown>>
): Promise<boolean> => {
  await Promise.all(writes(run))
  const [former] = await run<FormerEmail>(statements.findFormerEmail, [id])
  return isStillFree({ id, era }, former)
}

const linkConstraints: ReadonlySet<string> = new Set(["link_pkey", "account_feedback_link_key"])

const nameConstraints: ReadonlySet<string> = new Set(["account_email_key", "account_identity_key"])

/** Somebody else has the email, or the identity. */
export const brokenName = (constraint: string): EmailTaken | undefined =>
  nameConstraints.has(constraint) ? new EmailTaken() : undefined

/** Two wanted a link, or an email, at the same moment, and the other was first. */
export const brokenChange = (constraint: string): EmailTaken | LinkTaken | undefined =>
  linkConstraints.has(constraint) ? new LinkTaken() : brokenName(constraint)
