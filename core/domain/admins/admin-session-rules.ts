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
