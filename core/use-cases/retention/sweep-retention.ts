import { Clock, Effect } from "effect"
import { sessionLifeMillis } from "../../domain/accounts/session-rules.ts"
import { adminSessionLifeMillis } from "../../domain/admins/admin-session-rules.ts"
import { daysOfReports, daysOfShownNotes, firstWithdrawalShown } from "../../domain/reports/operator-days.ts"
import { dayOf } from "../../domain/values/day.ts"
import { dayMillis } from "../../domain/values/durations.ts"
import { Retention } from "../../ports/retention.ts"

export const sweepRetention = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  return yield* (yield* Retention).sweep({
    sessionSeen: now - sessionLifeMillis.idle,
    sessionCreated: now - sessionLifeMillis.absolute,
    adminSessionSeen: now - adminSessionLifeMillis.idle,
    adminSessionCreated: now - adminSessionLifeMillis.absolute,
    formerEmails: now,
    submissionKeys: dayOf(now - dayMillis),
    reports: daysOfReports(dayOf(now)).from,
    shownNotes: daysOfShownNotes(dayOf(now)).from,
    withdrawnNotes: firstWithdrawalShown(dayOf(now)),
    invitations: dayOf(now)
  })
})
