import { type Account, type OwnerId, OwnerNotFound } from "#core/accounts/account.ts"
import type { UnlockedBadge } from "#core/badges/badge.ts"
import type { StoredOverview } from "#core/categories/stored-overview.ts"
import type { Feedback, FeedbackId } from "#core/feedback/feedback.ts"
import type { SubmissionKey } from "#core/feedback/submission-key.ts"
import type { CountedItems, Hive, Wanted } from "#core/hives/hive.ts"
import { emptyStats } from "#core/hives/hive-rules.ts"
import type { Link } from "#core/links/link.ts"
import type { PointsEntry, Stats } from "#core/points/points.ts"
import type { Parameter } from "./connection.ts"

/** The one row of `statements.readHive`. */
export interface HiveRow {
  readonly account: Account | null
  readonly stats: Stats | null
  readonly badges: ReadonlyArray<UnlockedBadge>
  readonly links: ReadonlyArray<Link>
  readonly publicIds: ReadonlyArray<FeedbackId>
  readonly items: ReadonlyArray<Feedback>
  readonly points: ReadonlyArray<PointsEntry>
  readonly submissionKey: SubmissionKey | null
  readonly overview: StoredOverview | null
  readonly counted: CountedItems | null
}

export const hiveParameters = (owner: OwnerId, wanted: Wanted): ReadonlyArray<Parameter> => [
  owner,
  JSON.stringify(wanted.items ?? []),
  wanted.submissionKey ?? null,
  wanted.overview ?? false
]

const byId = <Row extends { readonly id: string }>(rows: ReadonlyArray<Row>): ReadonlyMap<Row["id"], Row> =>
  new Map(rows.map((row) => [row.id, row]))

/** The entries that name an item, by the item. */
const byItem = (entries: ReadonlyArray<PointsEntry>) => {
  const groups = new Map<FeedbackId, Array<PointsEntry>>()
  for (const entry of entries) {
    if (entry.feedbackId === null) continue
    groups.set(entry.feedbackId, [...(groups.get(entry.feedbackId) ?? []), entry])
  }
  return groups
}

/** The hive of a row; `OwnerNotFound` when nobody has it. */
export const hiveOf = (row: HiveRow | undefined): Hive | OwnerNotFound =>
  row === undefined || row.account === null
    ? new OwnerNotFound()
    : {
        account: row.account,
        stats: row.stats ?? emptyStats(row.account.owner),
        badges: byId(row.badges),
        links: byId(row.links),
        publicIds: new Set(row.publicIds),
        items: byId(row.items),
        points: byItem(row.points),
        submissionKey: row.submissionKey ?? undefined,
        overview: row.overview ?? undefined,
        counted: row.counted ?? undefined
      }
