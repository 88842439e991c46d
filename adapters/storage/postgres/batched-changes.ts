import { Cause, Effect, Exit, Request, RequestResolver, Semaphore } from "effect"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { TooBusy } from "./store-errors.ts"

const maxBatches = 2
const maxBatchSize = 32

const maxWaitMillis = 2_000

interface CommitRequest<Member, E> extends Request.Request<void, E | StoreUnavailable> {
  readonly member: Member
  readonly sinceMillis: number
}

const tooBusy = Exit.fail(new StoreUnavailable({ cause: new TooBusy() }))

const isUnavailable = <E>(cause: Cause.Cause<E>): boolean => Cause.squash(cause) instanceof StoreUnavailable

/**
 * Commits together what comes in one turn of the event loop or, while two batches are under way, all that comes
 * meanwhile. A batch that one of its members spoilt is repeated one by one, so that only this member fails.
 */
export const batchChanges = <Member, E>(
  commit: (members: ReadonlyArray<Member>) => Effect.Effect<void, E | StoreUnavailable>
): ((member: Member) => Effect.Effect<void, E | StoreUnavailable>) => {
  type Entry = Request.Entry<CommitRequest<Member, E>>
  const slots = Semaphore.makeUnsafe(maxBatches)

  const commitEntries = (entries: ReadonlyArray<Entry>): Effect.Effect<void> =>
    Effect.flatMap(Effect.exit(commit(entries.map(({ request }) => request.member))), (exit) => {
      if (entries.length > 1 && Exit.isFailure(exit) && !isUnavailable(exit.cause))
        return Effect.forEach(entries, (entry) => commitEntries([entry]), {
          concurrency: "unbounded",
          discard: true
        })
      for (const { completeUnsafe } of entries) completeUnsafe(exit)
      return Effect.void
    })

  const commitInTime = (entries: ReadonlyArray<Entry>): Effect.Effect<void> => {
    const oldest = performance.now() - maxWaitMillis
    const inTime = entries.filter(({ request }) => request.sinceMillis >= oldest)
    for (const { request, completeUnsafe } of entries)
      if (request.sinceMillis < oldest) completeUnsafe(tooBusy)
    return inTime.length === 0 ? Effect.void : commitEntries(inTime)
  }

  const resolver = RequestResolver.make<CommitRequest<Member, E>>((entries) =>
    slots.withPermit(Effect.suspend(() => commitInTime(entries)))
  ).pipe(
    RequestResolver.setDelayEffect(slots.withPermit(Effect.yieldNow)),
    RequestResolver.batchN(maxBatchSize)
  )
  const queued = Request.of<CommitRequest<Member, E>>()
  return (member) =>
    Effect.suspend(() => Effect.request(queued({ member, sinceMillis: performance.now() }), resolver))
}
