import { Result } from "effect"
import type { StoredRecord } from "../records/record-kinds.ts"
import { type Change, emptyChange, putChange } from "./change.ts"

export interface ChangeWithAnswer<A> {
  readonly change: Change
  readonly answer: A
}

export type ChangeResult<A, E = never> = Result.Result<ChangeWithAnswer<A>, E>

export const unchanged = <A>(answer: A) => Result.succeed({ change: emptyChange, answer })

export const stored = <A extends StoredRecord>(record: A) =>
  Result.succeed({ change: putChange(record), answer: record })

export const changed = (change: Change) => Result.succeed({ change, answer: undefined })
