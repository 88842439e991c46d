import type { Digest } from "../../domain/accounts/digest.ts"
import type { OperatorReset } from "../../domain/accounts/operator-reset.ts"
import type { Session } from "../../domain/accounts/session.ts"
import type { UnlockedBadge } from "../../domain/badges/badge-records.ts"
import type { Catalogue } from "../../domain/badges/stored-catalogue.ts"
import { categoryKeys } from "../../domain/categories/category.ts"
import type { Link } from "../../domain/links/link.ts"
import type { VerdictRecord } from "../../domain/moderation/verdict-record.ts"
import type { PointsEntry, Stats } from "../../domain/points/points.ts"
import type { OwnerQuestions } from "../../domain/questions/owner-questions.ts"
import type { OwnerRelease } from "../../domain/release/owner-release.ts"
import type { ReleaseRule } from "../../domain/release/release-rule.ts"
import type { ShownNote } from "../../domain/reports/shown-note.ts"
import type { SeenMarks } from "../../domain/seen/seen-marks.ts"
import type { Syndication } from "../../domain/syndication/syndication.ts"
import { byId, newestFirst } from "../../domain/values/record-order.ts"
import { questionTextOf } from "../questions/questions-view.ts"

/** Leaves out former wordings: which of them are kept would reveal answers that are too few to be shown. */
export const questionsPart = ({ asked, announced, changedAt }: OwnerQuestions) => ({
  asked: asked.map(questionTextOf),
  announced:
    announced === null ? null : { questions: announced.questions.map(questionTextOf), from: announced.from },
  changedAt
})

/**
 * One for each item, from its verdicts in their order: the first one's day, because only some are judged again. Guard,
 * version, scores and reason would tell which of the items that appeared together came before an upgrade, or while a
 * service was away; the operator reads them with `honesthive verdicts`.
 */
export const verdictParts = (verdicts: ReadonlyArray<VerdictRecord>) => {
  const first = verdicts[0]
  const last = verdicts.at(-1)
  if (first === undefined || last === undefined) return []
  return [{ feedbackId: first.feedbackId, judgedOn: first.judgedOn, decision: last.decision }]
}

/** Fields are listed explicitly here and below, because stores return them in different orders. */
export const pointPart = ({ points, source, description, feedbackId, badgeId, createdOn }: PointsEntry) => ({
  points,
  source,
  description,
  feedbackId,
  badgeId,
  createdOn
})

export const countersPart = ({ totalPoints, counts }: Stats) => ({
  totalPoints,
  approvedInCategory: Object.fromEntries(Object.values(categoryKeys).map((key) => [key, counts[key]]))
})

export const digestPart = (digest: Digest | null) => {
  if (digest === null) return null
  const { every, hour, weekday, zone, since } = digest
  return { every, hour, weekday, zone, since }
}

const rulePart = ({ minutes, least }: ReleaseRule) => ({ minutes, least })

export const releasePart = ({ audience, rule, since, announced, announcedAt }: OwnerRelease) => ({
  audience,
  rule: rulePart(rule),
  since,
  announced:
    announced === null
      ? null
      : { audience: announced.audience, rule: rulePart(announced.rule), from: announced.from },
  announcedAt
})

export const syndicationPart = ({ feed, embedOrigins }: Syndication) => ({ feed, embedOrigins })

export const resetsPart = (resets: ReadonlyArray<OperatorReset>) => resets.map(({ by, on }) => ({ by, on }))

export const seenPart = (seen: SeenMarks | undefined) => {
  if (seen === undefined) return null
  const { feedback, badges } = seen
  return { feedback: feedback === null ? null : { day: feedback.day, ids: feedback.ids }, badges }
}

export const badgesPart = (badges: ReadonlyArray<UnlockedBadge>, catalogue: Catalogue) =>
  badges.toSorted(newestFirst(({ unlockedOn }) => unlockedOn)).map(({ id, bonusPoints, unlockedOn }) => ({
    id,
    name: catalogue.get(id)?.name ?? id,
    bonusPoints,
    unlockedOn
  }))

export const linksPart = (links: ReadonlyArray<Link>) =>
  links.toSorted(byId).map(({ id, claimedOn, releasedOn }) => ({ link: id, claimedOn, releasedOn }))

export const sessionsPart = (sessions: ReadonlyArray<Session>) =>
  sessions
    .toSorted((a, b) => a.createdAt - b.createdAt || byId(a, b))
    .map(({ createdAt, lastSeenAt }) => ({
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString()
    }))

export const shownNotesPart = (notes: ReadonlyArray<ShownNote>) =>
  notes
    .filter(({ content }) => content === null)
    .toSorted(newestFirst(({ shownOn }) => shownOn))
    .map(({ id, shownOn }) => ({ feedbackId: id, shownOn }))
