import type { Change } from "./change.ts"

export interface Decided<A> {
  readonly change: Change
  readonly answer: A
}
