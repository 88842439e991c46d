import { EmailTaken } from "#core/domain/accounts/account.ts"
import { type FormerEmail, isStillFree, type MailedEmail } from "#core/domain/accounts/former-email.ts"
import type { Change } from "#core/domain/hives/change.ts"
import { encodeChange } from "#core/domain/hives/change-codec.ts"
import { type Link, LinkTaken } from "#core/domain/links/link.ts"
import { mayTakeLink } from "#core/domain/links/link-rules.ts"
import type { RawRecord } from "#core/domain/records/record-kinds.ts"
import { byId } from "#core/domain/values/record-order.ts"
import * as statements from "./statements.ts"
import { groupByKind } from "./tables.ts"
import type { RunQuery } from "./transaction.ts"

const idsOf = (records: ReadonlyArray<{ readonly id: string }>): string =>
  JSON.stringify(records.map(({ id }) => id))

const linksIn = ({ put }: Change): ReadonlyArray<Link> => put.filter((record) => record.kind === "link")

/**
 * Locks existing links and deletes them if they may be taken; false if one may not. For links that don't exist yet,
 * the unique constraint decides between concurrent changes.
 */
export const makeRoomForLinks = async (run: RunQuery, change: Change): Promise<boolean> => {
  const links = linksIn(change)
  if (links.length === 0) return true
  const found = await run<Link>(statements.lockLinks, [idsOf(links)])
  const existing = new Map(found.map((link) => [link.id, link]))
  if (!links.every((link) => mayTakeLink(existing.get(link.id), link))) return false
  if (found.length > 0) await run(statements.freeLinks, [idsOf(found)])
  return true
}

export const mergeChanges = (changes: ReadonlyArray<Change>): Change => ({
  put: changes.flatMap(({ put }) => put),
  remove: changes.flatMap(({ remove }) => remove)
})

/** Sorted to avoid deadlocks between changes that want the same links. */
const sortedJson = (records: ReadonlyArray<RawRecord>): string => JSON.stringify(records.toSorted(byId))

export const writeChange = (run: RunQuery, change: Change): ReadonlyArray<Promise<unknown>> => {
  const { put, remove } = encodeChange(change)
  return [
    ...groupByKind(remove).flatMap(({ kind, group }) =>
      Array.from(
        Map.groupBy(group, ({ owner }) => owner),
        ([owner, rows]) => run(statements.deleteRecords(kind), [owner, idsOf(rows)])
      )
    ),
    ...groupByKind(put).map(({ kind, group }) =>
      run(kind === "link" ? statements.insertRecords(kind) : statements.upsertRecords(kind), [
        sortedJson(group)
      ])
    )
  ]
}

/**
 * Claims an email by a mailed link. `writes` run first: their unique constraint waits for a transaction that is
 * giving the email up, so the check afterwards is final. False if the email was given up after the link was mailed.
 */
export const claimMailedEmail = async (
  run: RunQuery,
  { id, era }: MailedEmail,
  writes: (run: RunQuery) => ReadonlyArray<Promise<unknown>>
): Promise<boolean> => {
  await Promise.all(writes(run))
  const [former] = await run<FormerEmail>(statements.findFormerEmail, [id])
  return isStillFree({ id, era }, former)
}

const linkConstraints: ReadonlySet<string> = new Set(["link_pkey", "account_feedback_link_key"])

const nameConstraints: ReadonlySet<string> = new Set(["account_email_key", "account_identity_key"])

export const brokenName = (constraint: string): EmailTaken | undefined =>
  nameConstraints.has(constraint) ? new EmailTaken() : undefined

export const brokenChange = (constraint: string): EmailTaken | LinkTaken | undefined =>
  linkConstraints.has(constraint) ? new LinkTaken() : brokenName(constraint)
