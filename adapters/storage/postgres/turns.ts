import { Schema } from "effect"

/** All connections are in use, and were for as long as anybody waits. */
export class TooBusy extends Schema.TaggedError<TooBusy>()("TooBusy", {}) {
  override get message() {
    return "all connections to the database are in use"
  }
}

export interface TurnLimits {
  /** How many have a turn at once. */
  readonly turns: number
  /** How many may wait, and for how many milliseconds. */
  readonly mostWaiting: number
  readonly longestWait: number
}

export interface Turns {
  /** Runs `work` when it has its turn, first come, first served; rejects with `TooBusy` when that takes too long. */
  readonly take: <A>(work: () => Promise<A>) => Promise<A>
}

export const makeTurns = ({ turns, mostWaiting, longestWait }: TurnLimits): Turns => {
  let free = turns
  const waiting = new Set<() => void>()

  const enter = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (free > 0) {
        free -= 1
        return resolve()
      }
      if (waiting.size >= mostWaiting) return reject(new TooBusy())
      const giveUp = () => {
        waiting.delete(go)
        reject(new TooBusy())
      }
      const timer = setTimeout(giveUp, longestWait)
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(go)
    })

  const leave = () => {
    const [next] = waiting
    if (next === undefined) {
      free += 1
      return
    }
    waiting.delete(next)
    next()
  }

  const take = async <A>(work: () => Promise<A>): Promise<A> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  return { take }
}
