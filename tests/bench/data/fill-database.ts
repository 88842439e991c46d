import { randomUUID } from "node:crypto"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { Effect, Layer } from "effect"
import postgres from "postgres"
import { postgresStorage } from "#adapters/storage/postgres/index.ts"
import { badgeIdOf, defaultBadges } from "#core/domain/badges/catalogue.ts"
import { generalCategory } from "#core/domain/categories/category.ts"
import { pointsPerFeedback } from "#core/domain/points/category-points.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { benchSealing, ownerOf, textAt } from "./fill-hive.ts"

/** Public items of a hive. */
const publicItems = 5

const badgeId = badgeIdOf(generalCategory, 5)
const bonus = defaultBadges.find(({ id }) => id === badgeId)?.bonus ?? 0
const points = pointsPerFeedback[generalCategory]

const owner = "'00000000-0000-4000-8000-' || lpad(n::text, 12, '0')"

/** The SQL of `Secrets.digest`. */
const digest =
  "translate(rtrim(encode(sha256(convert_to('a-session-of-the-bench-' || n, 'UTF8')), 'base64'), '='), '+/', '-_')"

/** Hives without items, numbered from 0 as `ownerOf` and `linkOf` number them. */
const headsOf = (hives: number, itemsEach: number): ReadonlyArray<string> => {
  const numbers = `generate_series(0, ${hives - 1}) n`
  const total = itemsEach * points + (itemsEach >= 5 ? bonus : 0)
  return [
    `INSERT INTO account (owner, email, name, feedback_link, show_badges_on_landing, created_at, updated_at)
      SELECT ${owner}, n || '@people.example', 'Asha Raman ' || n, 'hive-' || n, true, '2026-01-01', '2026-01-01'
      FROM ${numbers}`,
    `INSERT INTO link (id, owner, claimed_on) SELECT 'hive-' || n, ${owner}, '2026-01-01' FROM ${numbers}`,
    `INSERT INTO session (id, owner, created_at, last_seen_at)
      SELECT ${digest}, ${owner}, ${Date.now()}, ${Date.now()} FROM ${numbers}`,
    `INSERT INTO stats (owner, total_points, counts) SELECT ${owner}, ${total}, json_build_object('leadership', 0,
      'communication', 0, 'technical', 0, 'creativity', 0, 'reliability', 0, 'general', ${itemsEach})
      FROM ${numbers}`,
    ...(itemsEach < 5
      ? []
      : [
          `INSERT INTO badge (owner, id, bonus_points, unlocked_on)
            SELECT ${owner}, '${badgeId}', ${bonus}, '2026-01-01' FROM ${numbers}`,
          `INSERT INTO points (owner, id, points, source, description, badge_id, created_on)
            SELECT ${owner}, 'badge:${badgeId}', ${bonus}, 'badge', 'Badge unlocked', '${badgeId}', '2026-01-01'
            FROM ${numbers}`
        ])
  ]
}

const copyItems = `COPY feedback (owner, id, content, segment, ai_summary, ai_category, is_public, is_moderated,
  moderation_status, is_held, created_on) FROM STDIN`

/** Statements that derive rows from the items, once these exist. */
const fromItems: ReadonlyArray<string> = [
  `INSERT INTO points (owner, id, points, source, description, feedback_id, created_on)
    SELECT owner, 'feedback:' || id, ${points}, 'feedback', 'Feedback in ' || ai_category, id, created_on
    FROM feedback`,
  `INSERT INTO verdict (owner, id, feedback_id, judged_on, decision, labels, guard, version, reason)
    SELECT owner, id || ':1', id, created_on, 'approved', '[]', 'local', '1', 'nothing found' FROM feedback`
]

const days = 300
const dayOf = (turn: number) => new Date(Date.UTC(2026, 0, 1 + (turn % days))).toISOString().slice(0, 10)

const summary = JSON.stringify({ category: generalCategory, summary: "A note." })

/** A line of COPY. Its texts are sealed as the server would seal them, each for its own place. */
const lineOf = (sealer: Sealer["Service"], number: number, place: number): string => {
  const [owner, item] = [ownerOf(number), randomUUID()]
  const turn = number + 7 * place
  const content = Effect.runSync(sealer.seal(textAt(turn), { owner, item, field: "content" }))
  const sealed = Effect.runSync(sealer.seal(summary, { owner, item, field: "summary" }))
  const flags = `${place < publicItems}\ttrue\tapproved\tfalse`
  return `${owner}\t${item}\t${content}\tneutral\t${sealed}\t${generalCategory}\t${flags}\t${dayOf(turn)}\n`
}

const linesOf = function* (sealer: Sealer["Service"], hives: number, itemsEach: number) {
  const places = Array.from({ length: itemsEach }, (_, place) => place)
  for (let number = 0; number < hives; number += 1) {
    yield places.map((place) => lineOf(sealer, number, place)).join("")
  }
}

/** Makes the tables, as a server's first start would. */
const prepare = (url: string) => Layer.provideMerge(postgresStorage({ url }), benchSealing)

/** Rows are inserted without a check of their references, because they fit together. */
const trusting = { session_replication_role: "replica" }

/**
 * Fills an empty database as servers would leave it after a year: mass by COPY and by statements over whole tables,
 * every text sealed for its place. Vacuumed and analysed in the end.
 */
export const fillDatabase = async (url: string, hives: number, itemsEach: number): Promise<void> => {
  const sealer = await Effect.runPromise(Effect.provide(Sealer, prepare(url)))
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined, connection: trusting })
  for (const statement of headsOf(hives, itemsEach)) await sql.unsafe(statement)
  await pipeline(Readable.from(linesOf(sealer, hives, itemsEach)), await sql.unsafe(copyItems).writable())
  for (const statement of fromItems) await sql.unsafe(statement)
  for (const statement of ["VACUUM ANALYZE", "CHECKPOINT"]) await sql.unsafe(statement)
  await sql.end()
}
