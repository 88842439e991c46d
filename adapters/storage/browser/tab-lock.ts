/** Milliseconds after which a tab admits no further calls under the lock it holds, so that other tabs get it. */
const maxTurnMillis = 50

interface TabLease {
  readonly ready: Promise<void>
  inside: number
  isOver: boolean
  closesAt: number
  end: () => void
}

export interface TabLock {
  /** Waits until this tab holds the lock and has caught up; concurrent calls share one hold. */
  readonly enter: () => Promise<TabLease>
  readonly leave: (turn: TabLease) => void
}

interface TabLockCallbacks {
  readonly catchUp: () => Promise<void>
  readonly untilWritten: () => Promise<void>
}

/**
 * Lets one tab at a time work on the shared store; each hold begins by catching up with the other tabs. The browser
 * releases the lock when a tab ends, even by a crash.
 */
export const makeTurns = (lock: string, { catchUp, untilWritten }: TabLockCallbacks): TabLock => {
  let current: TabLease | undefined

  const begin = (): TabLease => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    const turn: TabLease = { ready, inside: 0, isOver: false, closesAt: Number.POSITIVE_INFINITY, end }
    const work = async () => {
      await catchUp()
      turn.closesAt = performance.now() + maxTurnMillis
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

  const isOpen = (turn: TabLease): boolean => !turn.isOver && performance.now() < turn.closesAt

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
