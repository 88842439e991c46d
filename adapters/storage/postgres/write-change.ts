import { Result } from "effect"
import type { Change, RecordKey, StoredRecord } from "#core/hives/change.ts"
import { type Link, LinkTaken } from "#core/links/link.ts"
import { mayTakeLink } from "#core/links/link-rules.ts"
import * as statements from "./statements.ts"
import { brokenConstraint } from "./store-errors.ts"
import { kinds } from "./tables.ts"
import type { Run } from "./transaction.ts"

export const isEmpty = ({ put, remove }: Change): boolean => put.length === 0 && remove.length === 0

const idsOf = (records: ReadonlyArray<{ readonly id: string }>): string =>
  JSON.stringify(records.map(({ id }) => id))

const isLink = (record: StoredRecord): record is Link => record.kind === "link"

/**
 * Links of a change, in the place of those that may be taken. What nobody has is inserted, and the constraint
 * decides between two who want it. False when one belongs to somebody else.
 */
const putLinks = async (run: Run, links: ReadonlyArray<Link>): Promise<boolean> => {
  const found = await run<Link>(statements.lockLinks, [idsOf(links)])
  const existing = new Map(found.map((link) => [link.id, link]))
  if (!links.every((link) => mayTakeLink(existing.get(link.id), link))) return false
  await run(statements.freeLinks, [idsOf(found)])
  const rows = links.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await run(statements.insert("link"), [JSON.stringify(rows)])
  return true
}

const groupsOf = <Row extends Pick<RecordKey, "kind">>(rows: ReadonlyArray<Row>) => {
  const groups = Map.groupBy(rows, ({ kind }) => kind)
  return kinds.flatMap((kind) => {
    const group = groups.get(kind)
    return group === undefined ? [] : [{ kind, group }]
  })
}

const removeAll = (run: Run, remove: Change["remove"]) =>
  Promise.all(
    groupsOf(remove).map(({ kind, group }) =>
      run(statements.remove(kind), [group[0]?.owner ?? "", idsOf(group)])
    )
  )

const putAll = (run: Run, put: Change["put"]) =>
  Promise.all(groupsOf(put).map(({ kind, group }) => run(statements.put(kind), [JSON.stringify(group)])))

const linkConstraints: ReadonlySet<string | undefined> = new Set(["link_pkey", "account_feedback_link_key"])

/**
 * Writes the change of one owner inside a transaction, removals first. Gives `LinkTaken` when a link of it is
 * somebody else's.
 */
export const writeChange = async (
  run: Run,
  { put, remove }: Change
): Promise<Result.Result<void, LinkTaken>> => {
  const links = put.filter(isLink)
  const others = put.filter((record) => record.kind !== "link")
  try {
    if (remove.length > 0) await removeAll(run, remove)
    if (links.length > 0 && !(await putLinks(run, links))) return Result.fail(new LinkTaken())
    await putAll(run, others)
    return Result.succeed(undefined)
  } catch (cause) {
    if (linkConstraints.has(brokenConstraint(cause))) return Result.fail(new LinkTaken())
    throw cause
  }
}
