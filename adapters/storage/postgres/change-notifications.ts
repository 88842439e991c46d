import { randomUUID } from "node:crypto"
import { Effect, Latch, Schedule, type Scope } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { makePageChanges } from "../in-memory/page-changes.ts"
import { type Connection, type ConnectionOptions, makeConnection, type PostgresDriver } from "./connection.ts"
import type { Database } from "./database.ts"
import * as statements from "./statements.ts"
import { isCommitUncertain } from "./store-errors.ts"
import type { RunQuery } from "./transaction.ts"

const notificationChannels = { pending: "honesthive_pending", pages: "honesthive_pages" } as const

const isText = (value: unknown): value is string => typeof value === "string"

/** `from` names the sending replica, which ignores its own notification once it knows that it committed. */
interface PageChangeMessage {
  readonly from: unknown
  readonly altered: AlteredPages
}

const parseNotification = (payload: string): PageChangeMessage => {
  const { from, altered } = JSON.parse(payload)
  return { from, altered: Array.isArray(altered) && altered.every(isText) ? altered : "all" }
}

export interface ChangeNotifications {
  readonly pendingWakeUp: Latch.Latch
  /** Wakes the waiting workers of every replica. Neither waits nor fails. */
  readonly tell: Effect.Effect<void>
  readonly pages: ReturnType<typeof makePageChanges>
  /**
   * Tells this replica's watchers of the pages that a change altered, however it ends. If it is unknown whether it was
   * committed, the commit may come after that, so that this replica then hears its own notifications, too.
   */
  readonly tellWatchers: <A, E, R>(
    change: Effect.Effect<A, E, R>,
    altered: () => AlteredPages
  ) => Effect.Effect<A, E, R>
  readonly isCurrent: () => boolean
  /**
   * Notifies the other replicas of altered pages within the change's transaction. NOTIFY serialises commits, but only
   * changes by owners and admins alter pages.
   */
  readonly announcePages: (run: RunQuery, altered: AlteredPages) => ReadonlyArray<Promise<unknown>>
}

interface ListenerOptions extends Pick<ConnectionOptions, "url"> {
  readonly keyMark: string
}

const listenerTiming = { checkedEvery: "250 millis", trustedMillis: 1_000 } as const

/**
 * Tracks until when all notifications have been heard. A connection may fail silently; since its responses arrive in
 * order, the last one proves that every earlier notification was delivered.
 */
const makeListenerState = () => {
  let heardUntil: number | undefined
  return {
    isHeard: () => heardUntil !== undefined,
    isCurrent: () =>
      heardUntil !== undefined && performance.now() - heardUntil <= listenerTiming.trustedMillis,
    note: (time: number | undefined) => {
      heardUntil = time
    }
  }
}

interface NotificationState extends Pick<ChangeNotifications, "pendingWakeUp" | "pages"> {
  readonly hearPages: (payload: string) => void
  readonly note: ReturnType<typeof makeListenerState>["note"]
}

const checkListener = (connection: Connection, note: NotificationState["note"]) =>
  Effect.suspend(() => {
    const askedAt = performance.now()
    return Effect.tryPromise(() => connection.run("SELECT 1")).pipe(
      Effect.andThen(Effect.sync(() => note(askedAt)))
    )
  }).pipe(Effect.repeat(Schedule.spaced(listenerTiming.checkedEvery)))

/**
 * Listens until the connection is lost. Earlier notifications may have been missed, so all waiters are woken first.
 */
const listenForChanges = (
  driver: PostgresDriver,
  options: ListenerOptions,
  { hearPages, pendingWakeUp, pages, note }: NotificationState
) =>
  Effect.acquireUseRelease(
    Effect.sync(() =>
      makeConnection(driver, {
        url: options.url,
        onNotification: (channel, payload) =>
          channel === notificationChannels.pages ? hearPages(payload) : pendingWakeUp.openUnsafe()
      })
    ),
    (connection) =>
      Effect.gen(function* () {
        yield* Effect.tryPromise(() => connection.run(statements.setServerName, [options.keyMark]))
        for (const channel of Object.values(notificationChannels))
          yield* Effect.tryPromise(() => connection.run(`LISTEN ${channel}`))
        pendingWakeUp.openUnsafe()
        note(performance.now())
        pages.tell("all")
        yield* Effect.raceFirst(
          checkListener(connection, note),
          Effect.promise(() => connection.lost)
        )
      }),
    (connection) => {
      note(undefined)
      return Effect.promise(connection.close)
    }
  )

const pendingNotifyInterval = "50 millis"

/**
 * Sends NOTIFY after the change's transaction, since within it the commits of all replicas would wait for one another.
 * Requests during the pause share one notification, which only wakes idle workers.
 */
const notifyPending = (database: Database, unannounced: Latch.Latch) =>
  unannounced.await.pipe(
    Effect.andThen(unannounced.close),
    Effect.andThen(Effect.ignore(database.query(`NOTIFY ${notificationChannels.pending}`))),
    Effect.andThen(Effect.sleep(pendingNotifyInterval)),
    Effect.forever
  )

export const makeChangeNotifications = Effect.fnUntraced(function* (
  database: Database,
  driver: PostgresDriver,
  options: ListenerOptions
): Effect.fn.Return<ChangeNotifications, never, Scope.Scope> {
  const pendingWakeUp = Latch.makeUnsafe(true)
  const unannounced = Latch.makeUnsafe(false)
  const { isHeard, isCurrent, note } = makeListenerState()
  const pages = makePageChanges(isHeard)
  const self = randomUUID()
  let hearsItself = false
  const hearPages = (payload: string) => {
    const { from, altered } = parseNotification(payload)
    if (hearsItself || from !== self) pages.tell(altered)
  }
  yield* listenForChanges(driver, options, { hearPages, pendingWakeUp, pages, note }).pipe(
    Effect.ignore,
    Effect.andThen(Effect.sleep("1 second")),
    Effect.forever,
    Effect.forkScoped
  )
  yield* Effect.forkScoped(notifyPending(database, unannounced))
  return {
    pendingWakeUp,
    pages,
    isCurrent,
    tellWatchers: (change, altered) =>
      change.pipe(
        Effect.tapError((failure) =>
          Effect.sync(() => {
            hearsItself ||= isCommitUncertain(failure)
          })
        ),
        Effect.ensuring(Effect.sync(() => pages.tell(altered())))
      ),
    tell: Effect.andThen(pendingWakeUp.open, Effect.asVoid(unannounced.open)),
    announcePages: (run, altered) =>
      altered.length === 0
        ? []
        : [
            run("SELECT pg_notify($1, $2)", [
              notificationChannels.pages,
              JSON.stringify({ from: self, altered })
            ])
          ]
  }
})
