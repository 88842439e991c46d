import { Effect } from "effect"
import type { Retention } from "#core/ports/retention.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import type { Parameter } from "./connection.ts"
import type { Database } from "./database.ts"
import * as statements from "./statements.ts"

export const postgresRetention = (
  { query }: Database,
  erase: Effect.Effect<void, StoreUnavailable>
): Retention["Service"] => {
  const sweepAll = Effect.fnUntraced(function* (
    statement: string,
    before: Parameter
  ): Effect.fn.Return<number, StoreUnavailable> {
    let all = 0
    while (true) {
      const [row] = yield* query<{ readonly gone: number }>(statement, [before])
      const gone = row?.gone ?? 0
      all += gone
      if (gone < statements.sweepBatch) return all
    }
  })

  return {
    forget: erase,
    sweep: (before) =>
      Effect.map(
        Effect.all([
          sweepAll(statements.sweepIdleSessions, before.sessionSeen),
          sweepAll(statements.sweepOldSessions, before.sessionCreated),
          sweepAll(statements.sweepIdleAdminSessions, before.adminSessionSeen),
          sweepAll(statements.sweepOldAdminSessions, before.adminSessionCreated),
          sweepAll(statements.sweepFormerEmails, before.formerEmails),
          sweepAll(statements.sweepSubmissionKeys, before.submissionKeys),
          sweepAll(statements.sweepReports, before.reports),
          sweepAll(statements.sweepShownNotes, before.shownNotes),
          sweepAll(statements.sweepWithdrawnNotes, before.withdrawnNotes),
          sweepAll(statements.sweepInvitations, before.invitations)
        ]),
        (counts) => counts.reduce((sum, count) => sum + count, 0)
      ).pipe(Effect.tap(query(statements.rewriteInvitations)))
  }
}
