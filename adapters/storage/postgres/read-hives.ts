import type { Account, OwnerId } from "#core/domain/accounts/account.ts"
import type { Session } from "#core/domain/accounts/session.ts"
import { accountFromStored, type StoredAccount } from "#core/domain/accounts/stored-account.ts"
import type { UnlockedBadge } from "#core/domain/badges/badge.ts"
import type { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { feedbackFromStored, type StoredFeedback } from "#core/domain/feedback/stored-feedback.ts"
import type { SubmissionKey } from "#core/domain/feedback/submission-key.ts"
import type { CountedItems, Hive, HiveQuery } from "#core/domain/hives/hive.ts"
import { emptyStats } from "#core/domain/hives/hive-rules.ts"
import type { StoredInsight } from "#core/domain/insight/stored-insight.ts"
import type { Link } from "#core/domain/links/link.ts"
import type { VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import type { PointsEntry, Stats } from "#core/domain/points/points.ts"
import type { SeenMarks } from "#core/domain/seen/seen-marks.ts"

export interface OwnerHiveQuery {
  readonly owner: OwnerId
  readonly wish: HiveQuery
}

export interface HiveRow {
  readonly owner: OwnerId
  readonly account?: StoredAccount | null
  readonly stats?: Stats | null
  readonly badges?: ReadonlyArray<UnlockedBadge>
  readonly links?: ReadonlyArray<Link>
  readonly publicIds?: ReadonlyArray<FeedbackId>
  readonly items?: ReadonlyArray<StoredFeedback>
  readonly points?: ReadonlyArray<PointsEntry>
  readonly verdicts?: ReadonlyArray<VerdictRecord>
  readonly submissionKey?: SubmissionKey | null
  readonly insight?: StoredInsight | null
  readonly counted?: CountedItems | null
  readonly seen?: SeenMarks | null
  readonly sessions?: ReadonlyArray<Session>
}

const fieldsNamed = (wish: HiveQuery): ReadonlyArray<keyof Hive> => [
  "stats",
  "badges",
  "links",
  "publicIds",
  ...(wish.items ? (["items", "points", "verdicts"] as const) : []),
  ...(wish.submissionKey ? (["submissionKey"] as const) : []),
  ...(wish.insight ? (["insight", "counted"] as const) : []),
  ...(wish.seen ? (["seen"] as const) : []),
  ...(wish.sessions ? (["sessions"] as const) : [])
]

const viewFieldsOf = (wish: HiveQuery): ReadonlyArray<keyof Hive> =>
  fieldsNamed(wish).filter((field) => wish.only?.includes(field) ?? true)

export const queriesBeyondAccount = (wishes: ReadonlyArray<OwnerHiveQuery>) => {
  const beyond = wishes.filter(({ wish }) => viewFieldsOf(wish).length > 0)
  return { wishes: beyond, fields: new Set(beyond.flatMap(({ wish }) => viewFieldsOf(wish))) }
}

const queryParameterOf = ({ owner, wish }: OwnerHiveQuery) => ({
  owner,
  items: wish.items ?? [],
  submissionKey: wish.submissionKey ?? null,
  insight: wish.insight ?? false,
  seen: wish.seen ?? false,
  sessions: wish.sessions ?? false
})

const byId = <Row extends { readonly id: string }>(rows: ReadonlyArray<Row>): ReadonlyMap<Row["id"], Row> =>
  new Map(rows.map((row) => [row.id, row]))

const byItem = <Row extends { readonly feedbackId: FeedbackId | null }>(rows: ReadonlyArray<Row>) => {
  const groups = new Map<FeedbackId, Array<Row>>()
  for (const row of rows) {
    if (row.feedbackId !== null) groups.set(row.feedbackId, [...(groups.get(row.feedbackId) ?? []), row])
  }
  return groups
}

const zeroCounts: CountedItems = { count: 0, fingerprint: "" }

const hiveOf = (account: Account, row: HiveRow | undefined): Hive => ({
  account,
  stats: row?.stats ?? emptyStats(account.owner),
  badges: byId(row?.badges ?? []),
  links: byId(row?.links ?? []),
  publicIds: new Set(row?.publicIds),
  items: byId((row?.items ?? []).map(feedbackFromStored)),
  points: byItem(row?.points ?? []),
  verdicts: byItem(row?.verdicts ?? []),
  submissionKey: row?.submissionKey ?? undefined,
  insight: row?.insight ?? undefined,
  counted: row?.counted ?? zeroCounts,
  seen: row?.seen ?? undefined,
  sessions: byId(row?.sessions ?? [])
})

/** Parameters of `statements.readHives`; each owner must appear only once. */
export const queryParametersOf = (wishes: ReadonlyArray<OwnerHiveQuery>): ReadonlyArray<string> => [
  JSON.stringify(wishes.map(queryParameterOf))
]

export type HivesById = ReadonlyMap<OwnerId, Hive>

export const hivesOf = (accounts: ReadonlyArray<StoredAccount>, rows: ReadonlyArray<HiveRow>): HivesById => {
  const read = new Map(rows.map((row) => [row.owner, row]))
  return new Map(
    accounts.map((account) => [account.owner, hiveOf(accountFromStored(account), read.get(account.owner))])
  )
}
