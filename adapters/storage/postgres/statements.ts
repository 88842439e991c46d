import { Record } from "effect"
import type { StoredRecord } from "#core/domain/hives/change.ts"
import type { Hive } from "#core/domain/hives/hive.ts"
import { type Table, tables } from "./tables.ts"

type Kind = StoredRecord["kind"]

/** Built once for each key: the driver finds a prepared statement by its text. */
const builtOnce = <Key>(build: (key: Key) => string): ((key: Key) => string) => {
  const built = new Map<Key, string>()
  return (key) => {
    const text = built.get(key) ?? build(key)
    built.set(key, text)
    return text
  }
}

const snake = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Quoted: `on` is a word of SQL. */
export const column = (field: string): string => `"${snake(field)}"`

const fieldsOf = ({ columns }: Table): ReadonlyArray<string> => Object.keys(columns)

const selected = ([field, type]: readonly [string, string]): string =>
  type === "instant"
    ? `to_char(${column(field)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "${field}"`
    : `${column(field)} AS "${field}"`

/** The columns of a kind, so named that a row is a record. */
export const recordOf = (kind: Kind): string => {
  const { columns, fixed } = tables[kind]
  const others = Object.entries(fixed).map(([field, sql]) => `${sql} AS "${field}"`)
  return [`'${kind}' AS kind`, ...Object.entries(columns).map(selected), ...others].join(", ")
}

export const select = (kind: Kind, rest: string): string =>
  `SELECT ${recordOf(kind)} FROM ${tables[kind].name} ${rest}`

/** The strings of a JSON list, found through an index. */
export const anyOf = (parameter: string): string =>
  `= ANY (ARRAY(SELECT json_array_elements_text(${parameter}::text::json)))`

const inputType = (type: string): string => (type === "instant" ? "timestamptz" : type)

const inputOf = ({ columns }: Table): string =>
  Object.entries(columns)
    .map(([field, type]) => `"${field}" ${inputType(type)}`)
    .join(", ")

const replacing = (table: Table): string => {
  const plain = fieldsOf(table)
    .filter((field) => !table.key.includes(field) && field !== "owner")
    .map((field) => `${column(field)} = excluded.${column(field)}`)
  const own = table.own === undefined ? [] : [`${table.own.column} = ${table.own.replaced}`]
  return [...plain, ...own].join(", ")
}

/** Puts the rows of `source`, a list of records called `r`, into their table. */
const insertFrom = (table: Table, source: string): string => {
  const { own } = table
  const columns = [...fieldsOf(table).map(column), ...(own === undefined ? [] : [own.column])]
  const values = [
    ...fieldsOf(table).map((field) => `r."${field}"`),
    ...(own === undefined ? [] : [own.inserted])
  ]
  return `INSERT INTO ${table.name} (${columns}) SELECT ${values} FROM ${source}`
}

const recordsIn = (table: Table, parameter: string, ...beside: ReadonlyArray<string>): string =>
  `json_to_recordset(${parameter}::text::json) AS r (${[inputOf(table), ...beside].join(", ")})`

const rowsOf = (table: Table): string => insertFrom(table, recordsIn(table, "$1"))

/** Stores the records of a JSON list, each in the place of the one with its key. */
export const put = builtOnce((kind: Kind): string => {
  const table = tables[kind]
  return `${rowsOf(table)} ON CONFLICT (${table.key.map(column)}) DO UPDATE SET ${replacing(table)}`
})

/** Stores the records of a JSON list, none of which may be there. */
export const insert = builtOnce((kind: Kind): string => rowsOf(tables[kind]))

/** Removes the records of one owner ($1) with the ids of a JSON list ($2). */
export const remove = builtOnce((kind: Kind): string => {
  const { name, columns, fixed } = tables[kind]
  const owner = columns.owner === undefined ? (fixed.owner ?? "owner") : "owner"
  const id = columns.id === undefined ? (fixed.id ?? "id") : "id"
  return `DELETE FROM ${name} WHERE ${owner} = $1 AND ${id} ${anyOf("$2")}`
})

const listOf = (kind: Kind, where: string): string =>
  `(SELECT coalesce(json_agg(r), '[]') FROM (${select(kind, `WHERE ${where}`)}) r)`

const oneOf = (kind: Kind, where: string): string =>
  `(SELECT row_to_json(r) FROM (${select(kind, `WHERE ${where}`)}) r)`

/** In whatever order. 64 bits that are equal for other random ids are not to be had by chance, and nobody chooses ids. */
const counted = `(SELECT json_build_object('count', count(*), 'fingerprint',
    coalesce(bit_xor(hashtextextended(segment, hashtextextended(ai_category, hashtextextended(id, 0)))), 0)::text)
  FROM feedback
  WHERE owner = wish.owner AND moderation_status = 'approved' AND cover IS DISTINCT FROM 'covered' AND NOT is_held)`

const itemsWished = "= ANY (ARRAY(SELECT json_array_elements_text(wish.items)))"

/** How each field of a hive is read. */
const hiveColumns: { readonly [F in keyof Hive]: string } = {
  account: oneOf("account", "owner = wish.owner"),
  stats: oneOf("stats", "owner = wish.owner"),
  badges: listOf("badge", "owner = wish.owner"),
  links: listOf(
    "link",
    "owner = wish.owner AND EXISTS (SELECT FROM account WHERE account.owner = wish.owner)"
  ),
  publicIds: "(SELECT coalesce(json_agg(id), '[]') FROM feedback WHERE owner = wish.owner AND is_public)",
  items: listOf("feedback", `owner = wish.owner AND id ${itemsWished}`),
  points: listOf("points", `owner = wish.owner AND feedback_id ${itemsWished}`),
  verdicts: listOf("verdict", `owner = wish.owner AND feedback_id ${itemsWished}`),
  submissionKey: oneOf("submission-key", `owner = wish.owner AND id = wish."submissionKey"`),
  insight: oneOf("overview", "wish.insight AND owner = wish.owner"),
  counted: `CASE WHEN wish.insight THEN ${counted} END`,
  seen: oneOf("seen", "wish.seen AND owner = wish.owner"),
  sessions: listOf("session", "wish.sessions AND owner = wish.owner")
}

const hiveFields = Record.keys(hiveColumns)

const readFields = builtOnce((names: string) => {
  const read = hiveFields.filter((field) => names.split(" ").includes(field))
  return `SELECT wish.owner, ${read.map((field) => `${hiveColumns[field]} AS "${field}"`).join(", ")}
  FROM json_to_recordset($1::text::json)
    AS wish (owner text, items json, "submissionKey" text, insight boolean, seen boolean,
      sessions boolean)`
})

/**
 * One statement, so that all of each hive is seen at one moment. $1 a JSON list of who is wished for, with the ids of
 * items, the submission key, and whether the insight, what was seen and the
 * sessions are. Only these fields are read.
 */
export const readHives = (fields: ReadonlySet<keyof Hive>): string =>
  readFields(hiveFields.filter((field) => fields.has(field)).join(" "))

/** In the order of owners, so that two who want some of the same do not wait for one another. */
export const lockOwners = select("account", `WHERE owner ${anyOf("$1")} ORDER BY owner FOR UPDATE`)

const asAccepted = `held AS (
  SELECT owner, xmin::text AS version FROM account WHERE owner ${anyOf("$1")} ORDER BY owner FOR SHARE)`

/**
 * Stores new items, each while its account's row is of the version that it names. $1 a JSON list of their owners, $2 of
 * the items. Answers the ids of those that are stored.
 */
export const addItems = `WITH ${asAccepted}
  ${insertFrom(tables.feedback, `${recordsIn(tables.feedback, "$2", "version text")} JOIN held USING (owner, version)`)}
  RETURNING id`

/** The same for items that may name the key that they came with: each while its key is new. $3 a JSON list of keys. */
export const addItemsWithKeys = `WITH ${asAccepted}, kept AS (
  ${insertFrom(
    tables["submission-key"],
    `${recordsIn(tables["submission-key"], "$3", "version text")} JOIN held USING (owner, version)`
  )} ON CONFLICT DO NOTHING RETURNING id)
  ${insertFrom(tables.feedback, `${recordsIn(tables.feedback, "$2", "version text", "key text")} JOIN held USING (owner, version)`)}
    WHERE r.key IS NULL OR r.key IN (SELECT id FROM kept)
  RETURNING id`

const newestFirst = "ORDER BY created_on DESC, id"

export const listFeedback = select(
  "feedback",
  `WHERE owner = $1 AND moderation_status <> 'pending' AND NOT is_held ${newestFirst}`
)
export const listFeedbackPage = select(
  "feedback",
  `WHERE owner = $1 AND moderation_status <> 'pending' AND NOT is_held
    AND created_on <= coalesce($2::date, 'infinity') AND ($2 IS NULL OR created_on < $2 OR id > $3) ${newestFirst} LIMIT $4`
)
export const listItems = select("feedback", "WHERE owner = $1")
export const listPublic = select("feedback", `WHERE owner = $1 AND is_public ${newestFirst}`)
export const latestPoints = select("points", `WHERE owner = $1 ${newestFirst} LIMIT $2`)
export const verdictsOn = select("verdict", "WHERE owner = $1 AND feedback_id = $2")
export const listVerdicts = select("verdict", `WHERE owner = $1 AND feedback_id ${anyOf("$2")}`)
export const listOutlines = `SELECT id, created_on AS "createdOn", moderation_status AS "moderationStatus", cover,
  is_starred AS "isStarred", is_done AS "isDone" FROM feedback WHERE owner = $1 ORDER BY id`
export const ownerOf = "SELECT owner FROM feedback WHERE id = $1"
export const owners = "SELECT owner FROM account"

/** The first from a random id on, or the first of all: an index finds both. */
export const anyOwner = `(SELECT owner FROM account WHERE owner >= (SELECT gen_random_uuid()::text) ORDER BY owner LIMIT 1)
  UNION ALL (SELECT owner FROM account ORDER BY owner LIMIT 1) LIMIT 1`
export const leaving = "SELECT owner FROM account WHERE leaves_at <= $1::text::timestamptz"

export const findByEmail = select("account", "WHERE email = $1")
export const findByIdentity = select("account", "WHERE identity = $1")
export const findById = select("account", "WHERE owner = $1")
export const findFormerEmail = select("former-email", "WHERE id = $1")
export const withDigest = select("account", "WHERE digest IS NOT NULL")
/** The accounts that use the links of a JSON list, each with its link and version: one by one, so that an index finds them. */
export const findByLinks = `SELECT link.id AS "linkId", found.* FROM link
  CROSS JOIN LATERAL (
    SELECT ${recordOf("account")}, xmin::text AS version FROM account WHERE account.owner = link.owner LIMIT 1) found
  WHERE link.id ${anyOf("$1")} AND link.released_on IS NULL`
export const linksInUse = `SELECT lower(feedback_link) AS id FROM account WHERE feedback_link IS NOT NULL
  ORDER BY updated_at DESC, owner LIMIT $1`
export const findLinks = select("link", `WHERE id ${anyOf("$1")}`)
/** In the order of ids, so that two who want each other's links do not wait for one another. */
export const lockLinks = `${findLinks} ORDER BY id FOR UPDATE`
export const freeLinks = `DELETE FROM link WHERE id ${anyOf("$1")}`

export const findSession = select("session", "WHERE id = $1")
export const renewAdminSession = "UPDATE admin_session SET last_seen_at = $2 WHERE id = $1"
export const listAdminSessions = select("admin-session", "")
export const findAdminSession = select("admin-session", "WHERE id = $1")

/** Owners that one claim looks at: each costs one look into an index. More of them are reached by the next claims. */
const scannedOwners = 64

const notAmong = (parameter: string): string =>
  `owner <> ALL (ARRAY(SELECT json_array_elements_text(${parameter}::text::json)))`

const firstPendingAfter = (owner: string) => `SELECT owner, lease_until <= $2 AND ${notAmong("$5")} AS "isDue"
    FROM feedback WHERE moderation_status = 'pending' AND owner > ${owner} ORDER BY owner, lease_until LIMIT 1`

/**
 * Lends pending items of the owners after $4 in equal shares, and then of anybody, so that many items of one owner make
 * nobody else wait; no row is read that is not lent. $1 until when, $2 now, $3 how many, $5 a list of owners that are
 * passed over. Items that another replica is claiming are passed over, too. Each row names the owner after whom the
 * next claim goes on.
 */
export const claimPending = `WITH RECURSIVE scanned AS (
    (SELECT owner, "isDue", 1 AS owners, "isDue"::integer AS due FROM (${firstPendingAfter("$4")}) first)
    UNION ALL
    SELECT next.owner, next."isDue", owners + 1, due + next."isDue"::integer
    FROM scanned CROSS JOIN LATERAL (${firstPendingAfter("scanned.owner")}) next
    WHERE owners < ${scannedOwners} AND due < $3::integer),
  shares AS MATERIALIZED (SELECT item.ctid AS row
    FROM scanned CROSS JOIN LATERAL (
      SELECT ctid FROM feedback WHERE moderation_status = 'pending' AND feedback.owner = scanned.owner AND lease_until <= $2
      ORDER BY lease_until LIMIT $3::integer / (SELECT max(due) FROM scanned) FOR UPDATE SKIP LOCKED) item
    WHERE scanned."isDue"),
  others AS MATERIALIZED (SELECT ctid AS row FROM feedback
    WHERE moderation_status = 'pending' AND lease_until <= $2 AND ${notAmong("$5")}
      AND ctid <> ALL (ARRAY(SELECT row FROM shares))
    ORDER BY lease_until LIMIT $3::integer - (SELECT count(*) FROM shares) FOR UPDATE SKIP LOCKED)
  UPDATE feedback SET lease_until = $1 WHERE ctid = ANY (ARRAY(SELECT row FROM shares UNION ALL SELECT row FROM others))
  RETURNING ${recordOf("feedback")}, (SELECT CASE WHEN max(owners) < ${scannedOwners} AND max(due) < $3::integer THEN '' ELSE max(owner) END
    FROM scanned) AS "goneOnAfter"`
export const postponePending =
  "UPDATE feedback SET lease_until = $2 WHERE id = $1 AND moderation_status = 'pending'"
export const extendPending = `UPDATE feedback SET lease_until = $2
  WHERE id ${anyOf("$1")} AND moderation_status = 'pending'`
export const nextPending = `SELECT lease_until AS "until" FROM feedback
  WHERE moderation_status = 'pending' ORDER BY lease_until LIMIT 1`
export const listHeld = "SELECT id, owner FROM feedback WHERE is_held AND moderation_status <> 'pending'"

export const figures = `SELECT (SELECT count(*)::integer FROM account) AS accounts,
  (SELECT count(*)::integer FROM feedback WHERE moderation_status = 'pending') AS pending,
  (SELECT count(*)::integer FROM feedback WHERE is_held AND moderation_status <> 'pending') AS held,
  pg_database_size(current_database()) AS bytes`

export const lockInstallation = "SELECT FROM installation FOR UPDATE"
export const readInstallation = `SELECT
  (SELECT coalesce(json_agg(r), '[]') FROM (${select("admin", "")}) r) AS admins,
  (SELECT coalesce(json_agg(r), '[]') FROM (${select("catalogue-badge", "")}) r) AS badges`
export const listEntries = select("admin-entry", `ORDER BY "on" DESC, id`)
export const countHolders = "SELECT id, count(*)::integer AS holders FROM badge GROUP BY id"

/** Rows that go at once; more are left for the next round. */
export const sweepBatch = 1_000

/** Rows that somebody is changing are left for the next time. */
const sweeping = (table: string, where: string) => `WITH stale AS (
    SELECT ctid FROM ${table} WHERE ${where} LIMIT ${sweepBatch} FOR UPDATE SKIP LOCKED),
  gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM stale)) RETURNING 1)
  SELECT count(*)::integer AS gone FROM gone`

export const sweepIdleSessions = sweeping("session", "last_seen_at < $1")
export const sweepOldSessions = sweeping("session", "created_at < $1")
/** There are a handful: no index helps. */
export const sweepIdleAdminSessions = sweeping("admin_session", "last_seen_at < $1")
export const sweepOldAdminSessions = sweeping("admin_session", "created_at < $1")
export const sweepFormerEmails = sweeping("former_email", "until <= $1")
export const sweepSubmissionKeys = sweeping("submission_key", "used_on < $1")
