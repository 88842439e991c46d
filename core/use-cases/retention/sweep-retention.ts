import { Clock, Effect } from "effect"
import { sessionLifeMillis } from "../../domain/accounts/session-rules.ts"
import { adminSessionLifeMillis } from "../../domain/admins/admin-session-rules.ts"
import { daysOfReports, daysOfShownNotes, firstWithdrawalShown } from "../../domain/reports/operator-days.ts"
import { dayOf } from "../../domain/values/day.ts"
import { Retention } from "../../ports/retention.ts"

const millisPerDay = 86_400_000

export const sweepRetention = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  return yield* (yield* Retention).sweep({
    sessionSeen: now - sessionLifeMillis.idle,
    sessionCreated: now - sessionLifeMillis.absolute,
    adminSessionSeen: now - adminSessionLifeMillis.idle,
    adminSessionCreated: now - adminSessionLifeMillis.absolute,
    formerEmails: now,
    submissionKeys: dayOf(now - millisPerDay),
    reports: daysOfReports(dayOf(now)).from,
    shownNotes: daysOfShownNotes(dayOf(now)).from,
    withdrawnNotes: firstWithdrawalShown(dayOf(now)),
    invitations: dayOf(now)
  })
})
