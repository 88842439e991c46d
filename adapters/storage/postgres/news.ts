import { randomUUID } from "node:crypto"
import { Effect, Latch, Schedule, type Scope } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { makePageChanges } from "../resident/page-changes.ts"
import { type Connection, type ConnectionOptions, type Driver, makeConnection } from "./connection.ts"
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

/** What replicas tell one another. */
export interface News {
  /** Open: an item may be claimable that was not before. */
  readonly latch: Latch.Latch
  /** Wakes the waiters of every replica. Does not wait, and cannot fail. */
  readonly tell: Effect.Effect<void>
  readonly pages: ReturnType<typeof makePageChanges>
  /** Whether all changes of pages but those of the last second were heard. */
  readonly isCurrent: () => boolean
  /**
   * Tells the other replicas of altered pages, in the change itself: only owners and admins alter some, so that this
   * holds up no other commit for long.
   */
  readonly announcePages: (run: Run, altered: AlteredPages) => ReadonlyArray<Promise<unknown>>
}

/** How often the listening connection is asked whether it still hears, and how long its answer is good for. */
const hearing = { checkedEvery: "250 millis", trustedMillis: 1_000 } as const

/**
 * Since when changes are heard without a gap. A connection may be cut off without a word: it answers behind all that was told
 * before, so its last answer says up to when everything was heard.
 */
const makeHearing = () => {
  let heardUntil: number | undefined
  return {
    isHeard: () => heardUntil !== undefined,
    isCurrent: () => heardUntil !== undefined && performance.now() - heardUntil <= hearing.trustedMillis,
    note: (time: number | undefined) => {
      heardUntil = time
    }
  }
}

interface Listening extends Pick<News, "latch" | "pages"> {
  readonly hearPages: (payload: string) => void
  readonly note: ReturnType<typeof makeHearing>["note"]
}

/** Asks the connection again and again, until it is lost. */
const checkHearing = (connection: Connection, note: Listening["note"]) =>
  Effect.suspend(() => {
    const askedAt = performance.now()
    return Effect.tryPromise(() => connection.run("SELECT 1")).pipe(
      Effect.andThen(Effect.sync(() => note(askedAt)))
    )
  }).pipe(Effect.repeat(Schedule.spaced(hearing.checkedEvery)))

/** Hears what the other replicas tell until the connection is lost. What they told before was missed. */
const listen = (driver: Driver, options: ConnectionOptions, { hearPages, latch, pages, note }: Listening) =>
  Effect.acquireUseRelease(
    Effect.sync(() =>
      makeConnection(driver, {
        ...options,
        onNews: (channel, payload) => (channel === channels.pages ? hearPages(payload) : latch.openUnsafe())
      })
    ),
    (connection) =>
      Effect.gen(function* () {
        for (const channel of Object.values(channels))
          yield* Effect.tryPromise(() => connection.run(`LISTEN ${channel}`))
        latch.openUnsafe()
        note(performance.now())
        pages.tell("all")
        yield* Effect.raceFirst(
          checkHearing(connection, note),
          Effect.promise(() => connection.lost)
        )
      }),
    (connection) => {
      note(undefined)
      return Effect.promise(connection.close)
    }
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
  const { isHeard, isCurrent, note } = makeHearing()
  const pages = makePageChanges(isHeard)
  const self = randomUUID()
  const hearPages = (payload: string) => {
    const { from, altered } = toldIn(payload)
    if (from !== self) pages.tell(altered)
  }
  yield* listen(driver, options, { hearPages, latch, pages, note }).pipe(
    Effect.ignore,
    Effect.andThen(Effect.sleep("1 second")),
    Effect.forever,
    Effect.forkScoped
  )
  yield* Effect.forkScoped(announce(database, untold))
  return {
    latch,
    pages,
    isCurrent,
    tell: Effect.andThen(latch.open, Effect.asVoid(untold.open)),
    announcePages: (run, altered) =>
      altered.length === 0
        ? []
        : [run("SELECT pg_notify($1, $2)", [channels.pages, JSON.stringify({ from: self, altered })])]
  }
})
