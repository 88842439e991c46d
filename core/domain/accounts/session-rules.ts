import type { Session } from "./session.ts"

const hour = 3_600_000
const day = 24 * hour

/** An owner's session ends after 7 days unused, and after 30 days in any case (epoch milliseconds). */
export const sessionLife = { idle: 7 * day, absolute: 30 * day } as const

/** A clock that stepped back ends no session, and revives none that a later check has removed. */
export const isLive = (session: Session, now: number): boolean =>
  now - session.lastSeenAt < sessionLife.idle && now - session.createdAt < sessionLife.absolute

/** Uses are noted once an hour, so that reading writes nothing. */
export const needsRenewal = (session: Session, now: number): boolean => now - session.lastSeenAt >= hour
