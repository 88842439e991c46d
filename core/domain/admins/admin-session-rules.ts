import { hourMillis, minuteMillis } from "../values/durations.ts"
import type { AdminSession } from "./admin.ts"

/** Milliseconds after which an admin's session ends: 30 minutes after its last use, and 8 hours after the sign-in. */
export const adminSessionLifeMillis = { idle: 30 * minuteMillis, absolute: 8 * hourMillis } as const

export const isLive = (session: AdminSession, now: number): boolean =>
  now - session.lastSeenAt < adminSessionLifeMillis.idle &&
  now - session.createdAt < adminSessionLifeMillis.absolute

/** Milliseconds for which a sign-in confirms that the admin is at the keyboard. */
const freshAdminSessionMillis = 5 * minuteMillis

export const isFreshAdminSession = ({ createdAt }: AdminSession, now: number): boolean =>
  createdAt <= now && now - createdAt < freshAdminSessionMillis

/** Stored at most once a minute, so that most requests write nothing. */
export const isAdminRenewalDue = (session: AdminSession, now: number): boolean =>
  now - session.lastSeenAt >= minuteMillis
