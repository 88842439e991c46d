import type { Sql } from "postgres"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { loadDriver, makeConnection, type Parameter } from "#adapters/storage/postgres/connection.ts"
import { migrate } from "#adapters/storage/postgres/migrate.ts"
import * as statements from "#adapters/storage/postgres/statements.ts"
import { openSql } from "../../../support/postgres.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"

let sql: Sql

/** 20,000 items of 500 owners, with all that comes with them. */
const fillStatement = `
INSERT INTO account SELECT 'owner-' || n, n || '@example.org', 'hash', NULL, NULL, 'Name', NULL, NULL, NULL,
  'link-' || n, true, '2026-11-20', '2026-11-20' FROM generate_series(1, 500) n;
INSERT INTO link SELECT 'link-' || n, 'owner-' || 1 + n % 500, '2026-11-20', CASE WHEN n > 500 THEN date '2026-11-20' END
  FROM generate_series(1, 2000) n;
INSERT INTO session SELECT 'session-' || n, 'owner-' || 1 + n % 500, 1000000 + n, 2000000 + n
  FROM generate_series(1, 5000) n;
INSERT INTO feedback (owner, id, content, segment, ai_summary, ai_category, is_public, is_moderated,
    moderation_status, is_held, created_on, lease_until)
  SELECT 'owner-' || 1 + n % 500, 'item-' || n, repeat('x', 300), 'neutral', repeat('y', 100), 'Other / General',
    n <= 2000, n <= 19000, CASE WHEN n > 19000 THEN 'pending' ELSE 'approved' END, n > 18900,
    date '2026-11-20' - n % 300, CASE WHEN n > 19000 THEN n END FROM generate_series(1, 20000) n;
INSERT INTO points SELECT 'owner-' || 1 + n % 500, 'feedback:item-' || n, 5, 'feedback', 'Feedback', 'item-' || n, NULL,
  date '2026-11-20' - n % 300 FROM generate_series(1, 20000) n;
INSERT INTO verdict SELECT 'owner-' || 1 + n % 500, 'verdict-' || n, 'item-' || n, '2026-11-20', 'approved', '[]', 'local',
  '1', 'nothing found' FROM generate_series(1, 20000) n;
INSERT INTO submission_key SELECT 'owner-' || 1 + n % 500, 'key-' || n, 'content', date '2026-11-20' - n % 300
  FROM generate_series(1, 20000) n;
INSERT INTO stats SELECT owner, 5, '{}' FROM account;
INSERT INTO badge SELECT 'owner-' || 1 + n % 500, 'badge-' || n % 25, 5, '2026-11-20' FROM generate_series(1, 500) n;
INSERT INTO insight SELECT owner, 'fingerprint', 'local', 'sealed' FROM account;
INSERT INTO seen SELECT owner, '{}', '[]' FROM account;
UPDATE feedback SET question = 'question-1' WHERE moderation_status = 'approved' AND owner IN ('owner-7', 'owner-8');
UPDATE account SET removed_at = '2026-11-21' WHERE owner = 'owner-7';
INSERT INTO report SELECT 'owner-' || 1 + n % 500, 'report-' || n, 'other', 'sealed', NULL, date '2026-11-20' - n % 90
  FROM generate_series(1, 5000) n;
INSERT INTO shown_note SELECT 'owner-' || 1 + n % 500, 'item-' || n, date '2026-11-20' - n % 90
  FROM generate_series(1, 5000) n;
INSERT INTO invitation SELECT 'invitation-' || n, '2026-11-20', date '2026-11-20' + n % 7, 1, 0
  FROM generate_series(1, 500) n;
INSERT INTO admin_entry SELECT 'entry-' || n, date '2026-11-20' - n % 300, 'ada', 'suspended an account'
  FROM generate_series(1, 5000) n;
ANALYZE account, link, session, feedback, points, verdict, submission_key, stats, badge, insight, seen, report,
  shown_note, invitation, admin_entry`

beforeAll(async () => {
  const url = await sharedSchema()
  const connection = makeConnection(await loadDriver(), { url, statementTimeoutMillis: 0 })
  await migrate(connection)
  for (const statement of fillStatement.split(";\n")) await connection.run(statement)
  await connection.close()
  sql = openSql(url)
}, 60_000)

afterAll(() => sql.end())

const owner = "owner-7"
const items = '["item-6", "item-506"]'
const hiveQueries = JSON.stringify([
  { owner, items: JSON.parse(items), submissionKey: "key-6", insight: true, seen: true, sessions: true },
  { owner: "owner-8", items: [], submissionKey: null, insight: false, seen: false, sessions: false }
])
const readAll = statements.readHives(
  new Set([
    ...(["account", "stats", "badges", "links", "publicIds", "items", "points", "verdicts"] as const),
    ...(["submissionKey", "insight", "counted", "seen", "sessions"] as const)
  ])
)
const longAgo = "2026-02-01"
const reportDays = ["2026-08-22", "2026-11-20", "2026-10-01"] as const

const hotStatements: Readonly<
  Record<string, readonly [statement: string, ...parameters: ReadonlyArray<Parameter>]>
> = {
  "some hives": [readAll, hiveQueries],
  "the lock of owners": [statements.lockOwners, '["owner-7", "owner-8"]'],
  "an owner's list": [statements.listFeedback, owner],
  "a part of an owner's list": [statements.listFeedbackPage, owner, "2026-06-01", "item-6", 20],
  "all items of an owner": [statements.listItems, owner],
  "the public items": [statements.listPublic, owner],
  "the latest points": [statements.latestPoints, owner, 5],
  "the verdicts on an item": [statements.verdictsOn, owner, "item-6"],
  "the verdicts on items": [statements.listVerdicts, owner, items],
  "whose item it is": [statements.findOwnerOfItem, "item-6"],
  "the outlines of an owner's items": [statements.listOutlines, owner],
  "an account by email": [statements.findByEmail, "7@example.org"],
  "an account by id": [statements.findById, owner],
  "an account by identity": [statements.findByIdentity, "https://id.example 7"],
  "accounts by links": [statements.findByLinks, '["link-7", "link-8"]'],
  "some links": [statements.findLinks, '["link-1", "link-700"]'],
  "the lock of links": [statements.lockLinks, '["link-1", "link-700"]'],
  "the removal of links": [statements.freeLinks, '["link-1", "link-700"]'],
  "a session": [statements.findSession, "session-7"],
  "the sessions of an owner": ["DELETE FROM session WHERE owner = $1", owner],
  "the removal of items": [statements.deleteRecords("feedback"), owner, items],
  "the removal of points": [statements.deleteRecords("points"), owner, '["feedback:item-6"]'],
  "the claim of pending items": [statements.claimPending, 10_000, 19_500, 16, "", "[]"],
  "the postponing of an item": [statements.postponePending, "item-19900", 60_000],
  "the extension of leases": [statements.extendPending, '["item-19900", "item-19901"]', 90_000],
  "the next pending item": [statements.nextPending],
  "held items": [statements.listDue, 0, 0],
  "the accounts that are due for deletion": [statements.listPendingDeletions, "2026-11-20"],
  "how many answer each question": [statements.countAnswers, owner],
  "a part of the reports": [statements.listReports, ...reportDays, "report-9", 20],
  "a report by id": [statements.findReport, "report-7"],
  "a part of the shown notes": [statements.listShownNotes, ...reportDays, "item-9", 20],
  "an invitation": [statements.findInvitation, "invitation-7"],
  "the last download of a backup": [statements.findLastDownload],
  "the sweep of idle sessions": [statements.sweepIdleSessions, 2_000_100],
  "the sweep of old sessions": [statements.sweepOldSessions, 1_000_100],
  "the sweep of submission keys": [statements.sweepSubmissionKeys, longAgo],
  "the sweep of reports": [statements.sweepReports, "2026-08-23"],
  "the sweep of shown notes": [statements.sweepShownNotes, "2026-08-23"]
}

interface QueryPlan {
  readonly "Node Type": string
  readonly "Relation Name"?: string
  readonly "Index Name"?: string
  readonly "Index Cond"?: string
  readonly Plans?: ReadonlyArray<QueryPlan>
}

const nodesOf = (plan: QueryPlan): ReadonlyArray<QueryPlan> => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Tables that are read as a whole. */
const sequential = (nodes: ReadonlyArray<QueryPlan>) =>
  nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"])

const explain = async ([statement, ...parameters]: readonly [string, ...ReadonlyArray<Parameter>]) => {
  const rows = await sql.unsafe<Array<{ "QUERY PLAN": ReadonlyArray<{ Plan: QueryPlan }> }>>(
    `EXPLAIN (FORMAT JSON) ${statement}`,
    [...parameters],
    { prepare: true }
  )
  return nodesOf(rows[0]?.["QUERY PLAN"][0]?.Plan ?? expect.fail("no plan"))
}

describe("among 20,000 items", () => {
  test.each(Object.entries(hotStatements))("%s is found without reading a whole table", async (_, query) => {
    expect(sequential(await explain(query))).toEqual([])
  })

  test("a part of a list is sought from the day on at which it begins, not counted off from the newest", async () => {
    const plan = await explain([statements.listFeedbackPage, owner, "2026-06-01", "item-6", 20])
    expect(plan.map((node) => node["Index Cond"]).join()).toMatch(/created_on <= '2026-06-01'/)
  })

  test("what counts for an insight is found without reading an item", async () => {
    const nodes = async () => {
      // A vacuum leaves rows that other tests' transactions may still see in this database to the next one.
      await sql`VACUUM feedback`
      const plan = await explain([readAll, hiveQueries])
      return plan.flatMap((node) => (node["Index Name"] === "feedback_counted" ? node["Node Type"] : []))
    }
    await expect.poll(nodes, { timeout: 30_000 }).toEqual(["Index Only Scan"])
  })

  test.each(["feedback", "insight", "report", "shown_note"])(
    "one deleted row of %s is enough for the vacuum",
    async (table) => {
      const [row] = await sql<Array<{ left: number }>>`SELECT sum(option_value::float8 *
        CASE option_name WHEN 'autovacuum_vacuum_scale_factor' THEN reltuples ELSE 1 END) AS left
      FROM pg_class, pg_options_to_table(reloptions)
      WHERE oid = ${table}::regclass AND option_name LIKE 'autovacuum_vacuum_%'`
      expect(row?.left).toBe(0)
    }
  )

  test("reading a whole table would be noticed", async () => {
    const plan = await explain(["SELECT id FROM feedback WHERE content = $1", "x"])
    expect(sequential(plan)).toEqual(["feedback"])
  })
})
