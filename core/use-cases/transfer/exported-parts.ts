import type { Session } from "../../domain/accounts/session.ts"
import type { UnlockedBadge } from "../../domain/badges/badge.ts"
import type { Catalogue } from "../../domain/badges/stored-catalogue.ts"
import type { Link } from "../../domain/links/link.ts"
import type { VerdictRecord } from "../../domain/moderation/verdict-record.ts"
import type { PointsEntry } from "../../domain/points/points.ts"

/** Newest day first, then by id, which says nothing about the time. */
const byDay =
  <A extends { readonly id: string }>(dayOf: (record: A) => string) =>
  (a: A, b: A): number =>
    dayOf(a) === dayOf(b) ? (a.id < b.id ? -1 : 1) : dayOf(a) < dayOf(b) ? 1 : -1

export const verdictPart = ({ kind: _kind, owner: _owner, id: _id, ...verdict }: VerdictRecord) => verdict

export const pointPart = ({ kind: _kind, owner: _owner, id: _id, ...entry }: PointsEntry) => entry

export const badgesPart = (badges: ReadonlyArray<UnlockedBadge>, catalogue: Catalogue) =>
  badges.toSorted(byDay(({ unlockedOn }) => unlockedOn)).map(({ id, bonusPoints, unlockedOn }) => ({
    id,
    name: catalogue.get(id)?.name ?? id,
    bonusPoints,
    unlockedOn
  }))

export const linksPart = (links: ReadonlyArray<Link>) =>
  links
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, claimedOn, releasedOn }) => ({ link: id, claimedOn, releasedOn }))

/** Sessions with their times. The secret of a session is not stored and not exported. */
export const sessionsPart = (sessions: ReadonlyArray<Session>) =>
  sessions
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ createdAt, lastSeenAt }) => ({
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString()
    }))
