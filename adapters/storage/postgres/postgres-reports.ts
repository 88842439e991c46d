import { Array as Arrays, Effect } from "effect"
import type { ListPage } from "#core/domain/feedback/list-page.ts"
import type { OperatorDays } from "#core/domain/reports/operator-days.ts"
import type { Report } from "#core/domain/reports/report.ts"
import type { ShownNote } from "#core/domain/reports/shown-note.ts"
import type { Reports } from "#core/ports/reports.ts"
import type { Parameter } from "./connection.ts"
import type { Database } from "./database.ts"
import * as statements from "./statements.ts"

const parametersOf = (
  { from, before }: OperatorDays,
  { after, limit }: ListPage
): ReadonlyArray<Parameter> => [from, before, after?.createdOn ?? null, after?.id ?? null, limit]

export const postgresReports = ({ query }: Database): Reports["Service"] => ({
  list: (days, page) => query<Report>(statements.listReports, parametersOf(days, page)),
  find: (id) => Effect.map(query<Report>(statements.findReport, [id]), Arrays.head),
  listShownNotes: (days, page) => query<ShownNote>(statements.listShownNotes, parametersOf(days, page)),
  findShownNote: (id) => Effect.map(query<ShownNote>(statements.findShownNote, [id]), Arrays.head)
})
