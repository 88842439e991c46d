import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { unchanged } from "../../domain/hives/change-result.ts"
import { addReport } from "../../domain/hives/report-rules.ts"
import { associatedDataOf, type Report } from "../../domain/reports/report.ts"
import type { ReportReason } from "../../domain/reports/report-reason.ts"
import { reportProblem } from "../../domain/reports/report-text.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { trimText } from "../../domain/values/text.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Sealer } from "../../ports/sealer.ts"
import { Secrets } from "../../ports/secrets.ts"
import { fingerprintKey } from "../feedback/fingerprint-key.ts"
import { findByLink, isPageOf } from "../links/find-by-link.ts"
import { today } from "../time/today.ts"

interface ReportInput {
  readonly link: string
  readonly reason: ReportReason
  readonly words: string
  readonly idempotencyKey: string | undefined
}

export const requireReportWords = Effect.fnUntraced(function* (typed: string) {
  const problem = reportProblem(typed)
  return problem === null ? trimText(typed) : yield* invalidInput(problem)
})

const sealReport = Effect.fnUntraced(function* (owner: OwnerId, { reason, words }: ReportInput) {
  const id = yield* (yield* Secrets).uuid
  const content = yield* (yield* Sealer).seal(words, associatedDataOf({ owner, id }))
  return { kind: "report", owner, id, reason, content, mark: null, reportedOn: yield* today } satisfies Report
})

const storeReport = Effect.fnUntraced(function* (input: ReportInput) {
  const { owner } = yield* findByLink(input.link)
  const report = yield* sealReport(owner, input)
  const key = yield* fingerprintKey({ purpose: "report", owner, key: input.idempotencyKey }, [
    input.reason,
    input.words
  ])
  yield* (yield* HiveStore).change(
    owner,
    { only: ["submissionKey"], submissionKey: key?.id },
    ({ account, submissionKey }) =>
      isPageOf(account, input.link) ? addReport({ submissionKey }, report, key) : unchanged(undefined)
  )
})

/**
 * Stores a visitor's report of a page. A report of a page that nobody has, or that is closed, is kept nowhere and
 * succeeds all the same.
 */
export const reportPage = (input: ReportInput) =>
  storeReport(input).pipe(Effect.catchTag(["ProfileNotFound", "OwnerNotFound"], () => Effect.void))
