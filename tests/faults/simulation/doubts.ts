import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { Change } from "#core/domain/hives/change.ts"

/** A change of which nobody said whether it is there. */
export interface UncertainChange {
  readonly order: number
  readonly owner: OwnerId
  readonly change: Change
}

export const inOrder = (doubts: ReadonlyArray<UncertainChange>): ReadonlyArray<UncertainChange> =>
  doubts.toSorted((a, b) => a.order - b.order)

/** None of them, and every stretch of neighbours. */
export const runsIn = (
  doubts: ReadonlyArray<UncertainChange>
): ReadonlyArray<ReadonlyArray<UncertainChange>> => [
  [],
  ...doubts.flatMap((_, from) => doubts.slice(from).map((_, more) => doubts.slice(from, from + more + 1)))
]

/** One run of each owner, in every way. */
export const combinations = (
  runsOfEach: ReadonlyArray<ReadonlyArray<ReadonlyArray<UncertainChange>>>
): ReadonlyArray<ReadonlyArray<UncertainChange>> =>
  runsOfEach.reduce<ReadonlyArray<ReadonlyArray<UncertainChange>>>(
    (chosen, runs) => chosen.flatMap((before) => runs.map((run) => [...before, ...run])),
    [[]]
  )
