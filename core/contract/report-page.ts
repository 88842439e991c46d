import type { ReportReason } from "../domain/reports/report-reason.ts"

/** Everything the report page shows. Independent of whether the link leads anywhere: no page is looked up for it. */
export interface ReportPageModel {
  readonly link: string
  readonly sent: boolean
  readonly error: string | null
  readonly reason: ReportReason | null
  readonly words: string
}
