import { randomUUID } from "node:crypto"
import { Effect, Latch, type Scope } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { makePageChanges } from "../resident/page-changes.ts"
import { type ConnectionOptions, type Driver, makeConnection } from "./connection.ts"
import type { Database } from "./database.ts"
import type { Run } from "./transaction.ts"

const channels = { pending: "honesthive_pending", pages: "honesthive_pages" } as const

const isText = (value: unknown): value is string => typeof value === "string"

/** `from` names the replica that tells: it knew before. */
interface Told {
  readonly from: unknown
  readonly altered: AlteredPages
}

const toldIn = (payload: string): Told => {
  const { from, altered } = JSON.parse(payload)
  return { from, altered: Array.isArray(altered) && altered.every(isText) ? altered : "all" }
}

/** What replicas tell one another. Nothing rests on it: all of it is asked for every second, too. */
export interface News {
  /** Open: an item may be claimable that was not before. */
  readonly latch: Latch.Latch
  /** Wakes the waiters of every replica. Does not wait, and cannot fail. */
  readonly tell: Effect.Effect<void>
  readonly pages: ReturnType<typeof makePageChanges>
  /**
   * Tells the other replicas of altered pages, in the change itself: only owners and admins alter some, so that this
   * holds up no other commit for long.
   */
  readonly announcePages: (run: Run, altered: AlteredPages) => ReadonlyArray<Promise<unknown>>
}

/** Hears what the other replicas tell until the connection is lost. */
const listen = (
  driver: Driver,
  options: ConnectionOptions,
  { hearPages, latch }: Pick<News, "latch"> & { readonly hearPages: (payload: string) => void }
) =>
  Effect.acquireUseRelease(
    Effect.sync(() =>
      makeConnection(driver, {
        ...options,
        onNews: (channel, payload) => (channel === channels.pages ? hearPages(payload) : latch.openUnsafe())
      })
    ),
    (connection) =>
      Effect.tryPromise(async () => {
        for (const channel of Object.values(channels)) await connection.run(`LISTEN ${channel}`)
        latch.openUnsafe()
        await connection.lost
      }),
    (connection) => Effect.promise(connection.close)
  )

/** Between two tellings: who told lately is busy with what came, and the others need not be told each time. */
const tellingRest = "50 millis"

/**
 * NOTIFY without payload, after the change and not in it: inside, each commit of every replica would wait for the
 * one before. News that come shortly after others are told together.
 */
const announce = (database: Database, untold: Latch.Latch) =>
  untold.await.pipe(
    Effect.andThen(untold.close),
    Effect.andThen(Effect.ignore(database.query(`NOTIFY ${channels.pending}`))),
    Effect.andThen(Effect.sleep(tellingRest)),
    Effect.forever
  )

export const makeNews = Effect.fnUntraced(function* (
  database: Database,
  driver: Driver,
  options: ConnectionOptions
): Effect.fn.Return<News, never, Scope.Scope> {
  const [latch, untold] = [Latch.makeUnsafe(true), Latch.makeUnsafe(false)]
  const pages = makePageChanges()
  const self = randomUUID()
  const hearPages = (payload: string) => {
    const { from, altered } = toldIn(payload)
    if (from !== self) pages.tell(altered)
  }
  yield* listen(driver, options, { hearPages, latch }).pipe(
    Effect.ignore,
    Effect.andThen(Effect.sleep("1 second")),
    Effect.forever,
    Effect.forkScoped
  )
  yield* Effect.forkScoped(announce(database, untold))
  return {
    latch,
    pages,
    tell: Effect.andThen(latch.open, Effect.asVoid(untold.open)),
    announcePages: (run, altered) =>
      altered.length === 0
        ? []
        : [run("SELECT pg_notify($1, $2)", [channels.pages, JSON.stringify({ from: self, altered })])]
  }
})
