import { Clock, Effect } from "effect"
import { sessionLife } from "../accounts/session-rules.ts"
import { adminSessionLife } from "../admin/admin-sessions.ts"
import { releasedLinkDays } from "../links/link-rules.ts"
import { dayOf } from "../support/day.ts"
import { Retention } from "./hive-store.ts"

const millisPerDay = 86_400_000

/** Removes ended sessions, submission keys older than yesterday, and links given up over 30 days ago. */
export const sweepRetention = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  return yield* (yield* Retention).sweep({
    sessionSeen: now - sessionLife.idle,
    sessionCreated: now - sessionLife.absolute,
    adminSessionSeen: now - adminSessionLife.idle,
    adminSessionCreated: now - adminSessionLife.absolute,
    submissionKeys: dayOf(now - millisPerDay),
    releasedLinks: dayOf(now - releasedLinkDays * millisPerDay)
  })
})
