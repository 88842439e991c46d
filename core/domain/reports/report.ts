import { Schema } from "effect"
import { decisions } from "../moderation/verdict.ts"
import type { AssociatedData } from "../values/sealed.ts"
import { day, keyFields, sealedText } from "../values/stored-fields.ts"
import { reportReasons } from "./report-reason.ts"

/** A visitor's report of an owner's page. Contains nothing about its writer, who may have written notes, too. */
export const Report = Schema.Struct({
  ...keyFields("report"),
  reason: Schema.Literals(reportReasons),
  content: sealedText,
  /** The guard's opinion of the words, which hides nothing. Null until it was asked. */
  mark: Schema.NullOr(Schema.Literals(decisions)),
  reportedOn: day
})
export type Report = typeof Report.Type

export const associatedDataOf = ({ owner, id }: Pick<Report, "owner" | "id">): AssociatedData => ({
  owner,
  item: id,
  field: "report"
})

export class ReportNotFound extends Schema.TaggedError<ReportNotFound>()("ReportNotFound", {}) {
  override get message() {
    return "This report was closed or has expired."
  }
}
