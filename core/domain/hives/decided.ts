import type { Result } from "effect"
import type { Change } from "./change.ts"

export interface Decided<A> {
  readonly change: Change
  readonly answer: A
}

/** What a rule makes of a hive: a change with its answer, or why there is none. */
export type Outcome<A, E = never> = Result.Result<Decided<A>, E>
