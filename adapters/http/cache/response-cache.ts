import { Clock, Effect, Latch } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { Directory } from "#core/ports/directory.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import type { Answer } from "../answers/answers.ts"

/** The public responses of a link. */
export type LinkResponseKind = "page" | "thanks" | "profile" | "badges"

type LinkResponses = Readonly<Record<LinkResponseKind, Answer>>

interface Rendered {
  readonly responses: LinkResponses
  /** When they show something else without a change, in epoch milliseconds: a page that opens at a boundary. */
  readonly until: number | null
}

interface Cached extends Rendered {
  readonly bytes: number
  /** Higher for what was changed later. */
  readonly rank: number
}

/** Renders all responses of a link; null: it leads nowhere. */
type Render<R> = (linkId: string) => Effect.Effect<Rendered | null, StoreUnavailable, R>

/**
 * Responses that are the same for everybody, rendered with the change that alters them, or after the start, for as many links as
 * fit: those whose owners changed something last. Nothing that a visitor does brings one in, keeps it in or drives it out, so
 * that how fast a page comes tells of no visit and of nothing that somebody wrote.
 */
export interface ResponseCache {
  readonly find: (linkId: string, kind: LinkResponseKind) => Answer | undefined
  /** As long as it runs, it is known what is altered, and only then anything is cached. */
  readonly follow: <R>(render: Render<R>) => Effect.Effect<never, never, PageChanges | Directory | R>
}

const maxBytesByDefault = 16_000_000

/** Bytes for the head of a response and what else comes with it. */
const headBytes = 2_000

/** Fewer links fill the cache, however short their pages. */
const maxLinksListed = 2_000

const retryDelay = "1 second"

/** Longer ones end at once. */
const maxSleepMillis = 86_400_000

/** Characters beyond Latin-1 make a string of two bytes for each. */
const bytesOf = ({ body }: Answer): number => headBytes + (typeof body === "string" ? 2 * body.length : 0)

const totalBytesOf = (responses: LinkResponses): number =>
  Object.values(responses).reduce((total, response) => total + bytesOf(response), 0)

/** Links whose responses are to be rendered: first what was changed, then what the directory lists, as long as there is room. */
const makeRenderQueue = () => {
  const changed = new Set<string>()
  let [listed, isListDue]: [Array<string>, boolean] = [[], false]
  return {
    change: (linkIds: ReadonlyArray<string>) => {
      for (const linkId of linkIds) changed.add(linkId)
    },
    listAgain: () => {
      changed.clear()
      listed = []
      isListDue = true
    },
    isListDue: () => isListDue,
    list: (linkIds: ReadonlyArray<string>) => {
      isListDue = false
      listed = linkIds.filter((linkId) => !changed.has(linkId)).reverse()
    },
    dropList: () => {
      listed = []
    },
    /** Whether this one has to be rendered again already. */
    isDue: (linkId: string) => isListDue || changed.has(linkId),
    next: () => {
      const [linkId] = changed
      if (linkId === undefined) return { linkId: listed.pop(), isListed: true }
      changed.delete(linkId)
      return { linkId, isListed: false }
    }
  }
}

export const makeResponseCache = (maxBytes = maxBytesByDefault): ResponseCache => {
  const cached = new Map<string, Cached>()
  const queue = makeRenderQueue()
  const due = Latch.makeUnsafe(false)
  let [totalBytes, latestRank, oldestRank] = [0, 0, 0]
  let isCurrent = () => false

  const drop = (linkId: string) => {
    totalBytes -= cached.get(linkId)?.bytes ?? 0
    cached.delete(linkId)
  }
  const clear = () => {
    cached.clear()
    totalBytes = 0
  }
  const dropOldest = () => {
    const [oldest] = [...cached].sort(([, a], [, b]) => a.rank - b.rank)
    if (oldest !== undefined) drop(oldest[0])
  }
  const hear = (altered: AlteredPages) => {
    if (altered === "all") {
      clear()
      queue.listAgain()
    } else {
      for (const linkId of altered) drop(linkId)
      queue.change(altered)
    }
    due.openUnsafe()
  }
  const keep = (linkId: string, rendered: Rendered, isListed: boolean) => {
    const bytes = totalBytesOf(rendered.responses)
    if (bytes > maxBytes) return
    // The list begins with what was changed last: what finds no more room is older than all that is here.
    if (isListed && totalBytes + bytes > maxBytes) return queue.dropList()
    cached.set(linkId, { ...rendered, bytes, rank: isListed ? --oldestRank : ++latestRank })
    totalBytes += bytes
    while (totalBytes > maxBytes) dropOldest()
  }

  const renderAgainAt = Effect.fnUntraced(function* (linkId: string, until: number) {
    const wait = until - (yield* Clock.currentTimeMillis)
    yield* Effect.sleep(Math.min(Math.max(wait, 0), maxSleepMillis))
    if (cached.get(linkId)?.until === until) hear([linkId])
  })

  const renderNext = Effect.fnUntraced(function* <R>(render: Render<R>) {
    if (queue.isListDue()) queue.list(yield* (yield* Directory).linksInUse(maxLinksListed))
    const { linkId, isListed } = queue.next()
    if (linkId === undefined) return void due.closeUnsafe()
    if (isListed && cached.has(linkId)) return
    const rendered = yield* render(linkId).pipe(
      Effect.tapError(() => Effect.sync(() => queue.change([linkId])))
    )
    // What was altered while it was read may be older than that.
    if (rendered !== null && !queue.isDue(linkId)) {
      keep(linkId, rendered, isListed)
      if (rendered.until !== null) yield* Effect.forkScoped(renderAgainAt(linkId, rendered.until))
    }
    yield* Effect.yieldNow
  })

  return {
    find: (linkId, kind) => {
      const found = isCurrent() ? cached.get(linkId) : undefined
      return found === undefined || (found.until !== null && Date.now() >= found.until)
        ? undefined
        : found.responses[kind]
    },
    follow: (render) =>
      Effect.scoped(
        Effect.gen(function* () {
          const changes = yield* PageChanges
          yield* changes.watch(hear)
          yield* Effect.addFinalizer(() =>
            Effect.sync(() => {
              isCurrent = () => false
              clear()
            })
          )
          isCurrent = changes.isCurrent
          return yield* due.await.pipe(
            Effect.andThen(renderNext(render)),
            Effect.tapDefect((defect) => Effect.logError("A page could not be rendered", defect)),
            Effect.catchDefect(() => Effect.sleep(retryDelay)),
            Effect.catchTag("StoreUnavailable", () => Effect.sleep(retryDelay)),
            Effect.forever
          )
        })
      )
  }
}
