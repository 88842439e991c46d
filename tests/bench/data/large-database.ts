import { badgeIdOf, defaultBadges } from "#core/domain/badges/catalogue.ts"
import { generalCategory } from "#core/domain/categories/category.ts"
import { pointsPerFeedback } from "#core/domain/points/category-points.ts"

/** Public items of a hive. */
export const publicItems = 5

const badgeId = badgeIdOf(generalCategory, 5)
const bonus = defaultBadges.find(({ id }) => id === badgeId)?.bonus ?? 0
const points = pointsPerFeedback[generalCategory]

const owner = "'00000000-0000-4000-8000-' || lpad(n::text, 12, '0')"

/** The secret of an owner's session; the store has its digest. */
export const tokenOf = (number: number): string => `a-session-of-the-bench-${number}`

/** The SQL of `Secrets.digest`. */
const digest =
  "translate(rtrim(encode(sha256(convert_to('a-session-of-the-bench-' || n, 'UTF8')), 'base64'), '='), '+/', '-_')"

/** Hives without items, numbered from 0 as `ownerOf` and `linkOf` number them. */
export const headsOf = (hives: number, itemsEach: number): ReadonlyArray<string> => {
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

export const copyItems = `COPY feedback (owner, id, content, segment, ai_summary, ai_category, is_public, is_moderated,
  moderation_status, is_held, created_on) FROM STDIN`

/** Statements that derive rows from the items, once these exist. */
export const fromItems: ReadonlyArray<string> = [
  `INSERT INTO points (owner, id, points, source, description, feedback_id, created_on)
    SELECT owner, 'feedback:' || id, ${points}, 'feedback', 'Feedback in ' || ai_category, id, created_on
    FROM feedback`,
  `INSERT INTO verdict (owner, id, feedback_id, judged_on, decision, labels, guard, version, reason)
    SELECT owner, id || ':1', id, created_on, 'approved', '[]', 'local', '1', 'nothing found' FROM feedback`
]
