import type { ReportReason } from "../domain/reports/report-reason.ts"

/** Everything the report page shows. Independent of whether the link leads anywhere: no page is looked up for it. */
export interface ReportPageModel {
  readonly link: string
  /** Set after `?sent=1`: the page shows thanks instead of the form. */
  readonly sent: boolean
  readonly error: string | null
  readonly reason: ReportReason | null
  /** Words typed before the form was refused; otherwise empty. */
  readonly words: string
}
