/** Milliseconds after which a tab lets others have their turn, as soon as its own work is done. */
const longestTurn = 50

interface Turn {
  readonly ready: Promise<void>
  inside: number
  isOver: boolean
  /** Nobody else joins from then on. */
  closesAt: number
  end: () => void
}

export interface Turns {
  /** Waits for this tab's turn. Work that comes meanwhile shares it. */
  readonly enter: () => Promise<Turn>
  readonly leave: (turn: Turn) => void
}

interface Work {
  /** Brings this tab up to what the others did. */
  readonly catchUp: () => Promise<void>
  /** Resolves when nothing is being written. */
  readonly untilWritten: () => Promise<void>
}

/**
 * One tab at a time works on what all tabs share: whoever enters has seen all that the others did. The browser gives
 * the lock on when a tab ends, however it ends.
 */
export const makeTurns = (lock: string, { catchUp, untilWritten }: Work): Turns => {
  let current: Turn | undefined

  const begin = (): Turn => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    const turn: Turn = { ready, inside: 0, isOver: false, closesAt: Number.POSITIVE_INFINITY, end }
    const work = async () => {
      await catchUp()
      turn.closesAt = performance.now() + longestTurn
      resolve()
      await ended
      await untilWritten()
    }
    navigator.locks.request(lock, work).catch((cause: unknown) => {
      turn.isOver = true
      reject(cause)
    })
    return turn
  }

  const isOpen = (turn: Turn): boolean => !turn.isOver && performance.now() < turn.closesAt

  return {
    enter: async () => {
      const turn = current !== undefined && isOpen(current) ? current : begin()
      current = turn
      turn.inside += 1
      await turn.ready
      return turn
    },
    leave: (turn) => {
      turn.inside -= 1
      if (turn.inside > 0) return
      turn.isOver = true
      turn.end()
    }
  }
}
