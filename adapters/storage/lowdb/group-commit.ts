import type { Change } from "#core/domain/hives/change.ts"
import { encodeChange } from "#core/domain/hives/change-codec.ts"
import type { Journal } from "./journal.ts"

export interface CommitFailure {
  readonly cause: unknown
}

interface PendingCommit {
  readonly change: Change
  readonly settle: (failure?: CommitFailure) => void
}

export interface GroupCommit {
  readonly append: (change: Change, settle: (failure?: CommitFailure) => void) => void
  /** Milliseconds for which the oldest change has waited for the disk; 0 without one. */
  readonly waitedMillis: () => number
  /** Runs `task` between two groups, when memory holds all that the journal holds. */
  readonly between: <A>(task: () => Promise<A>) => Promise<A>
}

export const makeGroupCommit = (journal: Journal): GroupCommit => {
  let waiting: Array<PendingCommit> = []
  let turn: Promise<unknown> = Promise.resolve()
  let waitsSince: number | undefined

  const between = <A>(task: () => Promise<A>): Promise<A> => {
    const result = turn.then(task)
    turn = result.catch(() => undefined)
    return result
  }

  const settleAll = (group: ReadonlyArray<PendingCommit>, failure?: CommitFailure) => {
    for (const { settle } of group) settle(failure)
  }

  const commitGroup = async () => {
    const group = waiting
    waiting = []
    const lines = group.map(({ change }) => JSON.stringify(encodeChange(change)))
    const outcome = await Promise.allSettled([journal.append(lines)])
    if (outcome[0].status === "fulfilled") return settleAll(group)
    // Changes that arrived since were computed from the failed ones, so they must fail too.
    const since = waiting
    waiting = []
    settleAll([...group, ...since], { cause: outcome[0].reason })
  }

  const commitWaiting = async () => {
    if (waiting.length > 0) await commitGroup()
    waitsSince = waiting.length > 0 ? performance.now() : undefined
  }

  const append = (change: Change, settle: PendingCommit["settle"]) => {
    waiting.push({ change, settle })
    waitsSince ??= performance.now()
    if (waiting.length === 1) void between(commitWaiting)
  }

  const waitedMillis = () => (waitsSince === undefined ? 0 : performance.now() - waitsSince)

  return { append, between, waitedMillis }
}
