import { isUnavailable } from "./store-errors.ts"
import { TooBusy } from "./turns.ts"

interface Waiting<Member> {
  readonly member: Member
  /** Milliseconds of the process. */
  readonly since: number
  readonly answer: (isDone: boolean) => void
  readonly fail: (cause: unknown) => void
}

/** How many batches are under way at once, and how many members one has. */
const mostUnderWay = 3
const mostTogether = 32

/** How many may wait for a batch, and for how many milliseconds. */
const mostWaiting = 1_000
const longestWait = 2_000

/**
 * Runs what comes one by one together: at once while few batches are under way, else with all that came meanwhile.
 * `run` tells which of its members it has done. Taking answers whether it was done; false asks to do it alone,
 * because others of its batch may have spoilt it.
 */
export const makeBatches = <Member>(
  run: (members: ReadonlyArray<Member>) => Promise<ReadonlySet<Member>>
): ((member: Member) => Promise<boolean>) => {
  const waiting: Array<Waiting<Member>> = []
  let underWay = 0

  const spoil = (batch: ReadonlyArray<Waiting<Member>>, cause: unknown): void => {
    const mayBeAnothers = batch.length > 1 && !isUnavailable(cause)
    for (const { answer, fail } of batch) mayBeAnothers ? answer(false) : fail(cause)
  }

  const start = async (batch: ReadonlyArray<Waiting<Member>>): Promise<void> => {
    underWay += 1
    try {
      const done = await run(batch.map(({ member }) => member))
      for (const { member, answer } of batch) answer(done.has(member))
    } catch (cause) {
      spoil(batch, cause)
    }
    underWay -= 1
    startNext()
  }

  const takeInTime = (): ReadonlyArray<Waiting<Member>> => {
    const oldest = performance.now() - longestWait
    const batch = waiting.splice(0, mostTogether)
    for (const { since, fail } of batch) if (since < oldest) fail(new TooBusy())
    return batch.filter(({ since }) => since >= oldest)
  }

  const startNext = (): void => {
    while (underWay < mostUnderWay && waiting.length > 0) {
      const batch = takeInTime()
      if (batch.length > 0) void start(batch)
    }
  }

  return (member) =>
    new Promise((answer, fail) => {
      if (waiting.length >= mostWaiting) return fail(new TooBusy())
      waiting.push({ member, since: performance.now(), answer, fail })
      startNext()
    })
}
