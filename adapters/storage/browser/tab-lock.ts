/** Milliseconds after which a tab admits no further calls under the lock it holds, so that other tabs get it. */
const maxLeaseMillis = 50

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
  readonly leave: (lease: TabLease) => void
}

interface TabLockCallbacks {
  readonly catchUp: () => Promise<void>
  readonly untilWritten: () => Promise<void>
}

export const makeTabLock = (lock: string, { catchUp, untilWritten }: TabLockCallbacks): TabLock => {
  let current: TabLease | undefined

  const begin = (): TabLease => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    const lease: TabLease = { ready, inside: 0, isOver: false, closesAt: Number.POSITIVE_INFINITY, end }
    const work = async () => {
      await catchUp()
      lease.closesAt = performance.now() + maxLeaseMillis
      resolve()
      await ended
      await untilWritten()
    }
    navigator.locks.request(lock, work).catch((cause: unknown) => {
      lease.isOver = true
      reject(cause)
    })
    return lease
  }

  const isOpen = (lease: TabLease): boolean => !lease.isOver && performance.now() < lease.closesAt

  return {
    enter: async () => {
      const lease = current !== undefined && isOpen(current) ? current : begin()
      current = lease
      lease.inside += 1
      await lease.ready
      return lease
    },
    leave: (lease) => {
      lease.inside -= 1
      if (lease.inside > 0) return
      lease.isOver = true
      lease.end()
    }
  }
}
