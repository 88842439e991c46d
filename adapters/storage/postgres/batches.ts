import { isUnavailable } from "./store-errors.ts"
import { TooBusy } from "./turns.ts"

interface BatchedChange<Member, Answer> {
  readonly member: Member
  /** Milliseconds of the process. */
  readonly since: number
  readonly answer: (answer: Answer | undefined) => void
  readonly fail: (cause: unknown) => void
}

/** How many batches are under way at once, and how many members one has. */
const mostUnderWay = 2
const mostTogether = 32

/** How many may wait for a batch, and for how many milliseconds. */
const mostWaiting = 1_000
const longestWait = 2_000

/** Does something for several members, and answers those for whom it did. */
type Run<Member, Answer> = (members: ReadonlyArray<Member>) => Promise<ReadonlyMap<Member, Answer>>

/** If one member fails the batch for the others, it is done for none, unless the database is unavailable. */
export const unlessSpoilt =
  <Member, Answer>(run: Run<Member, Answer>): Run<Member, Answer> =>
  async (members) => {
    try {
      return await run(members)
    } catch (cause) {
      if (members.length === 1 || isUnavailable(cause)) throw cause
      return new Map()
    }
  }

/**
 * Runs what comes one by one together: what comes in one turn of the event loop while few batches are under way, else
 * all that came meanwhile. Answers undefined to a member that `run` has no answer for.
 */
export const makeBatches = <Member, Answer>(
  run: Run<Member, Answer>
): ((member: Member) => Promise<Answer | undefined>) => {
  const waiting: Array<BatchedChange<Member, Answer>> = []
  let underWay = 0
  let isGathering = false

  const start = async (batch: ReadonlyArray<BatchedChange<Member, Answer>>): Promise<void> => {
    underWay += 1
    try {
      const done = await run(batch.map(({ member }) => member))
      for (const { member, answer } of batch) answer(done.get(member))
    } catch (cause) {
      for (const { fail } of batch) fail(cause)
    }
    underWay -= 1
    gather()
  }

  const takeInTime = (): ReadonlyArray<BatchedChange<Member, Answer>> => {
    const oldest = performance.now() - longestWait
    const batch = waiting.splice(0, mostTogether)
    for (const { since, fail } of batch) if (since < oldest) fail(new TooBusy())
    return batch.filter(({ since }) => since >= oldest)
  }

  const startNext = (): void => {
    isGathering = false
    while (underWay < mostUnderWay && waiting.length > 0) {
      const batch = takeInTime()
      if (batch.length > 0) void start(batch)
    }
  }

  const gather = (): void => {
    if (isGathering || underWay >= mostUnderWay || waiting.length === 0) return
    isGathering = true
    setImmediate(startNext)
  }

  return (member) =>
    new Promise((answer, fail) => {
      if (waiting.length >= mostWaiting) return fail(new TooBusy())
      waiting.push({ member, since: performance.now(), answer, fail })
      gather()
    })
}
