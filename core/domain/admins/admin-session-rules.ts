import type { AdminSession } from "./admin.ts"

const minute = 60_000

/** Milliseconds after which an admin's session ends: 30 minutes after its last use, and 8 hours after the sign-in. */
export const adminSessionLife = { idle: 30 * minute, absolute: 480 * minute } as const

export const isLive = (session: AdminSession, now: number): boolean =>
  now - session.lastSeenAt < adminSessionLife.idle && now - session.createdAt < adminSessionLife.absolute

/** Stored at most once a minute, so that most requests write nothing. */
export const needsRenewal = (session: AdminSession, now: number): boolean =>
  now - session.lastSeenAt >= minute
