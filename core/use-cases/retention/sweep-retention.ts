import { Clock, Effect } from "effect"
import { sessionLife } from "../../domain/accounts/session-rules.ts"
import { adminSessionLife } from "../../domain/admins/admin-session-rules.ts"
import { dayOf } from "../../domain/values/day.ts"
import { Retention } from "../../ports/retention.ts"

const millisPerDay = 86_400_000

/**
 * Removes expired sessions, submission keys older than yesterday, and former emails whose mailed links have all
 * expired.
 */
export const sweepRetention = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  return yield* (yield* Retention).sweep({
    sessionSeen: now - sessionLife.idle,
    sessionCreated: now - sessionLife.absolute,
    adminSessionSeen: now - adminSessionLife.idle,
    adminSessionCreated: now - adminSessionLife.absolute,
    formerEmails: now,
    submissionKeys: dayOf(now - millisPerDay)
  })
})
