import type { AdminSession } from "./admin.ts"

const minute = 60_000

/** An admin's session ends after 30 minutes unused, and after 8 hours in any case (epoch milliseconds). */
export const adminSessionLife = { idle: 30 * minute, absolute: 480 * minute } as const

export const isLive = (session: AdminSession, now: number): boolean =>
  now - session.lastSeenAt < adminSessionLife.idle && now - session.createdAt < adminSessionLife.absolute

/** Uses are noted once a minute, so that most reading writes nothing. */
export const needsRenewal = (session: AdminSession, now: number): boolean =>
  now - session.lastSeenAt >= minute
