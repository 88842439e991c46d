import { byLastUse, maxSessions } from "../accounts/session-rules.ts"
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

type AdminSessions = ReadonlyMap<string, AdminSession>

type AdminSessionKey = Pick<AdminSession, "kind" | "owner" | "id">

const sessionKeyOf = ({ kind, owner, id }: AdminSession): AdminSessionKey => ({ kind, owner, id })

const sessionsOf = (sessions: AdminSessions, admin: string): ReadonlyArray<AdminSession> =>
  [...sessions.values()].filter((session) => session.admin === admin)

export const adminSessionKeys = (
  sessions: AdminSessions,
  admin: string,
  exceptId?: string
): ReadonlyArray<AdminSessionKey> =>
  sessionsOf(sessions, admin)
    .filter(({ id }) => id !== exceptId)
    .map(sessionKeyOf)

export const adminSessionsBeyondLimit = (
  sessions: AdminSessions,
  admin: string
): ReadonlyArray<AdminSessionKey> =>
  sessionsOf(sessions, admin)
    .toSorted(byLastUse)
    .slice(maxSessions - 1)
    .map(sessionKeyOf)
