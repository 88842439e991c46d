import { Context, type Effect, type Option } from "effect"
import type { ListPage } from "../domain/feedback/list-page.ts"
import type { OperatorDays } from "../domain/reports/operator-days.ts"
import type { Report } from "../domain/reports/report.ts"
import type { ShownNote } from "../domain/reports/shown-note.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** The reports and shown notes of all hives. Lists are newest day first, by id within a day, one page at a time. */
export class Reports extends Context.Service<
  Reports,
  {
    readonly list: (
      days: OperatorDays,
      page: ListPage
    ) => Effect.Effect<ReadonlyArray<Report>, StoreUnavailable>
    readonly find: (id: string) => Effect.Effect<Option.Option<Report>, StoreUnavailable>
    readonly findShownNote: (id: string) => Effect.Effect<Option.Option<ShownNote>, StoreUnavailable>
    readonly listShownNotes: (
      days: OperatorDays,
      page: ListPage
    ) => Effect.Effect<ReadonlyArray<ShownNote>, StoreUnavailable>
  }
>()("honesthive/core/ports/Reports") {}
