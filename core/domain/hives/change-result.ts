import type { Result } from "effect"
import type { Change } from "./change.ts"

export interface ChangeWithAnswer<A> {
  readonly change: Change
  readonly answer: A
}

export type ChangeResult<A, E = never> = Result.Result<ChangeWithAnswer<A>, E>
