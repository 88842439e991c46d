import { Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import { associatedDataOf, type Report } from "../../domain/reports/report.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { resealedText } from "./resealed-item.ts"

const reseal = (report: Report) =>
  Effect.map(resealedText(report.content, associatedDataOf(report)), ({ sealed, opens }) => ({
    before: report,
    after: { ...report, content: sealed },
    opens
  }))

/** A report that was closed meanwhile stays closed, and one that was marked meanwhile keeps its mark. */
export const resealReports = Effect.fnUntraced(function* (owner: OwnerId) {
  const store = yield* HiveStore
  const { reports } = yield* store.read(owner, { reports: true })
  const resealed = yield* Effect.forEach([...reports.values()], reseal)
  const changed = resealed.filter(({ before, after }) => before.content !== after.content)
  const sealed = yield* store.change(owner, { reports: true }, (hive) => {
    const put = changed.flatMap(({ after }) => {
      const known = hive.reports.get(after.id)
      return known === undefined ? [] : { ...known, content: after.content }
    })
    return Result.succeed({ change: putChange(...put), answer: put.length })
  })
  return { sealed, items: resealed.length, unreadable: resealed.filter(({ opens }) => !opens).length }
})
