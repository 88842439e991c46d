import { Schema } from "effect"
import { decisions } from "../domain/moderation/verdict.ts"
import { reportReasons } from "../domain/reports/report-reason.ts"

const Submission = Schema.Struct({ reason: Schema.Literals(reportReasons), words: Schema.String })

/** Identical bytes for every accepted report, whether or not there is such a page. */
const ReportAccepted = Schema.Struct({ message: Schema.String })

const ShownFeedback = Schema.Struct({
  id: Schema.String,
  /** The last UTC day on which the operator sees it. */
  until: Schema.String
})
export type ShownFeedback = typeof ShownFeedback.Type

const OwnerPage = { name: Schema.NullOr(Schema.String), link: Schema.NullOr(Schema.String) }

const nextCursor = Schema.NullOr(Schema.String)

const ReportView = Schema.Struct({
  id: Schema.String,
  ...OwnerPage,
  reason: Schema.Literals(reportReasons),
  /** Null if the words can no longer be read. */
  words: Schema.NullOr(Schema.String),
  mark: Schema.NullOr(Schema.Literals(decisions)),
  day: Schema.String
})
const ReportList = Schema.Struct({ reports: Schema.Array(ReportView), next: nextCursor })
export type ReportList = typeof ReportList.Type

const ShownNoteView = Schema.Struct({
  id: Schema.String,
  ...OwnerPage,
  text: Schema.String,
  day: Schema.String
})
const ShownNoteList = Schema.Struct({ notes: Schema.Array(ShownNoteView), next: nextCursor })
export type ShownNoteList = typeof ShownNoteList.Type

export const reportSchemas = {
  reportPage: { body: Submission, response: ReportAccepted },
  reportPageForm: { body: Submission, response: null },
  showFeedback: { body: null, response: ShownFeedback },
  listShownFeedback: { body: null, response: Schema.Array(ShownFeedback) },
  listReports: { body: null, response: ReportList },
  closeReport: { body: null, response: null },
  listShownNotes: { body: null, response: ShownNoteList },
  closeShownNote: { body: null, response: null }
} as const
