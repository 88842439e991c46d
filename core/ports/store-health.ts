import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "./store-unavailable.ts"

export interface StoreFigures {
  readonly store: string
  /** Version of what the store holds; a server refuses a newer one than its own. */
  readonly dataVersion: number
  readonly accounts: number
  readonly pending: number
  readonly held: number
  readonly bytes: number
}

/** A condition that the operator must fix. `store`, `files` and `key` stop the next start from reading the data. */
export interface HealthProblem {
  readonly kind: "store" | "files" | "key" | "space" | "work" | "images" | "mail"
  /** Tells the problems of one kind apart. Texts can't: they contain counts, which change with every check. */
  readonly id?: string | undefined
  readonly text: string
  /** While this problem lasts, those of these kinds can't be looked for: one found earlier is not over. */
  readonly hides?: ReadonlyArray<HealthProblem["kind"]> | undefined
}

export class StoreHealth extends Context.Service<
  StoreHealth,
  {
    readonly check: Effect.Effect<void, StoreUnavailable>
    readonly figures: Effect.Effect<StoreFigures, StoreUnavailable>
    /** Checks now whether the store is as this process left it, and has space. */
    readonly problems: Effect.Effect<ReadonlyArray<HealthProblem>>
  }
>()("honesthive/core/ports/StoreHealth") {}
