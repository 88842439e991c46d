import { Effect, Option, Result } from "effect"
import type { Admin } from "../../domain/admins/admin.ts"
import { daysOfReports, isWithinDays } from "../../domain/reports/operator-days.ts"
import { ReportNotFound } from "../../domain/reports/report.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Reports } from "../../ports/reports.ts"
import { makeAdminEntry, storeAdminEntry } from "../admins/admin-entry.ts"
import { today } from "../time/today.ts"

/** Deletes a report for good; logged before it takes effect. A report of today can't be closed: nobody sees it yet. */
export const closeReport = Effect.fn("closeReport")(function* (admin: Admin, id: string) {
  const days = daysOfReports(yield* today)
  const found = yield* (yield* Reports).find(id)
  if (Option.isNone(found) || !isWithinDays(days, found.value.reportedOn)) return yield* new ReportNotFound()
  const { kind, owner } = found.value
  yield* storeAdminEntry(yield* makeAdminEntry(admin.username, "closed a report"))
  yield* (yield* HiveStore)
    .change(owner, {}, () =>
      Result.succeed({ change: { put: [], remove: [{ kind, owner, id }] }, answer: undefined })
    )
    .pipe(Effect.catchTag("OwnerNotFound", () => new ReportNotFound()))
})
