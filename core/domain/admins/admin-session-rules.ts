import { hourMillis, minuteMillis } from "../values/durations.ts"
import type { AdminSession } from "./admin.ts"

export const adminSessionLifeMillis = { idle: 30 * minuteMillis, absolute: 8 * hourMillis } as const

export const isLive = (session: AdminSession, now: number): boolean =>
  now - session.lastSeenAt < adminSessionLifeMillis.idle &&
  now - session.createdAt < adminSessionLifeMillis.absolute

const freshAdminSessionMillis = 5 * minuteMillis

export const isFreshAdminSession = ({ createdAt }: AdminSession, now: number): boolean =>
  createdAt <= now && now - createdAt < freshAdminSessionMillis

export const isAdminRenewalDue = (session: AdminSession, now: number): boolean =>
  now - session.lastSeenAt >= minuteMillis

/** Maximum sessions per admin, as of owners: otherwise anybody with the password could fill the store. */
const maxAdminSessions = 50

/** Sessions of the admin that end when another begins: the least recently used. */
export const adminSessionsBeyondLimit = (
  sessions: ReadonlyMap<string, AdminSession>,
  admin: string
): ReadonlyArray<Pick<AdminSession, "kind" | "owner" | "id">> =>
  [...sessions.values()]
    .filter((session) => session.admin === admin)
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt || b.createdAt - a.createdAt)
    .slice(maxAdminSessions - 1)
    .map(({ kind, owner, id }) => ({ kind, owner, id }))
