import type { Result } from "effect"
import type { Change } from "./change.ts"

export interface Decided<A> {
  readonly change: Change
  readonly answer: A
}

export type Outcome<A, E = never> = Result.Result<Decided<A>, E>
