import type { OwnerId } from "#core/domain/accounts/account.ts"
import { makeTurns, type TurnLimits, type Turns } from "./turns.ts"

interface Line {
  readonly turns: Turns
  users: number
}

/** A line for each owner who has a change under way; none is kept for the others. */
export const makeOwnerTurns = (limits: Omit<TurnLimits, "turns">) => {
  const lines = new Map<OwnerId, Line>()

  return async <A>(owner: OwnerId, work: () => Promise<A>): Promise<A> => {
    const line = lines.get(owner) ?? { turns: makeTurns({ ...limits, turns: 1 }), users: 0 }
    lines.set(owner, line)
    line.users += 1
    try {
      return await line.turns.take(work)
    } finally {
      line.users -= 1
      if (line.users === 0) lines.delete(owner)
    }
  }
}
