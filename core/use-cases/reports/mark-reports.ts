import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { markReports } from "../../domain/hives/report-rules.ts"
import type { Decision } from "../../domain/moderation/verdict.ts"
import { associatedDataOf, type Report } from "../../domain/reports/report.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Moderator } from "../../ports/moderator.ts"
import { Sealer } from "../../ports/sealer.ts"
import { ifWritable } from "../health/if-writable.ts"

/** Concurrent questions to the guard, so that a remote one has slots left for notes. */
const maxConcurrentMarks = 2

/** Reports that the guard could not judge by then stay unmarked until the operator looks again. */
const maxMarkingTime = "5 seconds"

const openReport = (report: Report) =>
  Effect.flatMap(Sealer, (sealer) => sealer.open(report.content, associatedDataOf(report)))

export const readWords = (report: Report) =>
  Effect.option(
    openReport(report).pipe(Effect.tapError(() => Effect.logError("A sealed report can't be opened")))
  )

const askGuard = Effect.fnUntraced(function* (report: Report) {
  const words = yield* openReport(report)
  const { verdict } = yield* (yield* Moderator).assess(words, { mayDecideAlone: true })
  return verdict.decision
})

const storeMarks = (owner: OwnerId, marks: ReadonlyMap<string, Decision>) =>
  HiveStore.use((store) => store.change(owner, { reports: true }, (hive) => markReports(hive, marks))).pipe(
    Effect.catchTag("OwnerNotFound", () => Effect.void)
  )

/**
 * Asks the guard about reports that have no mark yet, and stores its opinion. Returns the reports with the marks that
 * are known by then.
 */
export const withMarks = Effect.fnUntraced(function* (reports: ReadonlyArray<Report>) {
  const found = new Map<string, Decision>()
  yield* Effect.forEach(
    reports.filter(({ mark }) => mark === null),
    (report) =>
      askGuard(report).pipe(
        Effect.map((decision) => found.set(report.id, decision)),
        Effect.option
      ),
    { concurrency: maxConcurrentMarks, discard: true }
  ).pipe(Effect.timeoutOption(maxMarkingTime))
  const marked = reports.filter(({ id }) => found.has(id))
  yield* Effect.forEach(
    Map.groupBy(marked, ({ owner }) => owner).keys(),
    (owner) => ifWritable(storeMarks(owner, found)),
    { discard: true }
  )
  return reports.map((report) => ({ ...report, mark: report.mark ?? found.get(report.id) ?? null }))
})
