import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** What a store holds, for whoever runs it. */
export interface StoreFigures {
  /** What kind of store it is, in a word. */
  readonly store: string
  readonly accounts: number
  /** Items that wait for the guard. */
  readonly pending: number
  /** Judged items that wait for the boundary of the release window. */
  readonly held: number
  /** What it takes on its disk. */
  readonly bytes: number
}

/** A condition that the operator must mend: mostly because the next start would be refused. */
export interface HealthProblem {
  /** `store`, `files` and `key` keep the next start from what is stored. */
  readonly kind: "store" | "files" | "key" | "space" | "images" | "mail"
  /** For the operator: what is wrong, and the way out. */
  readonly text: string
}

/** Tells whether the store can be reached, and what it holds. */
export class StoreHealth extends Context.Service<
  StoreHealth,
  {
    readonly check: Effect.Effect<void, StoreUnavailable>
    readonly figures: Effect.Effect<StoreFigures, StoreUnavailable>
    /** Looks now whether the store is as this process left it, and has room. */
    readonly problems: Effect.Effect<ReadonlyArray<HealthProblem>>
  }
>()("honesthive/core/ports/StoreHealth") {}
