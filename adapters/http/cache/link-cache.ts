import { Clock, Effect, Latch } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { dayMillis } from "#core/domain/values/durations.ts"
import { Directory } from "#core/ports/directory.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"

interface Sized {
  readonly estimatedBytes: number
}

interface Rendered<Content> {
  readonly content: Content
  /** Epoch milliseconds at which the content changes by itself, such as when a closed page opens; null if it won't. */
  readonly changesAt: number | null
}

/**
 * A higher `rank` is a later change. A stale entry, whose link was altered, is no longer served; it is kept until it is
 * rendered again.
 */
interface CacheEntry<Content> extends Rendered<Content> {
  readonly rank: number
  readonly isStale: boolean
}

type RenderLink<Content, R> = (
  linkId: string,
  former: Content | undefined
) => Effect.Effect<Rendered<Content> | null, StoreUnavailable, R>

/**
 * Caches what everybody may read of as many links as fit, preferring those whose owners changed something last. It is
 * rendered after the start and with each change. Nothing a visitor does adds, keeps or evicts an entry, so that
 * response times reveal neither visits nor new texts.
 */
export interface LinkCache<Content> {
  readonly find: (linkId: string) => Content | undefined
  /** Caches only while it runs, because only then does it hear of changes. */
  readonly follow: <R>(
    render: RenderLink<Content, R>
  ) => Effect.Effect<never, never, PageChanges | Directory | R>
}

/** Enough to fill the cache, however short the pages are. */
const maxLinksInList = 2_000

const retryDelay = "1 second"

/** Longer timers would fire at once. */
const maxSleepMillis = dayMillis

const makeRenderQueue = () => {
  const changed = new Set<string>()
  let listed: Array<string> = []
  let isListDue = false
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
    isDue: (linkId: string) => isListDue || changed.has(linkId),
    next: () => {
      const [linkId] = changed
      if (linkId === undefined) return { linkId: listed.pop(), isListed: true }
      changed.delete(linkId)
      return { linkId, isListed: false }
    }
  }
}

export const makeLinkCache = <Content extends Sized>(maxBytes: number): LinkCache<Content> => {
  const cached = new Map<string, CacheEntry<Content>>()
  const queue = makeRenderQueue()
  /** Pending timers by link and moment: one each, however often the link is rendered until then. */
  const timers = new Set<string>()
  const due = Latch.makeUnsafe(false)
  let totalBytes = 0
  let latestRank = 0
  let oldestRank = 0
  let isCurrent = () => false

  const drop = (linkId: string) => {
    totalBytes -= cached.get(linkId)?.content.estimatedBytes ?? 0
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
  const markStale = (linkId: string) => {
    const entry = cached.get(linkId)
    if (entry !== undefined) cached.set(linkId, { ...entry, isStale: true })
  }
  const hear = (altered: AlteredPages) => {
    if (altered === "all") {
      clear()
      queue.listAgain()
    } else {
      for (const linkId of altered) markStale(linkId)
      queue.change(altered)
    }
    due.openUnsafe()
  }
  const keep = (linkId: string, rendered: Rendered<Content>, isListed: boolean) => {
    const { estimatedBytes: bytes } = rendered.content
    if (bytes > maxBytes) return
    // The list begins with the most recent changes, so all further entries are older than everything cached.
    if (isListed && totalBytes + bytes > maxBytes) return queue.dropList()
    cached.set(linkId, { ...rendered, rank: isListed ? --oldestRank : ++latestRank, isStale: false })
    totalBytes += bytes
    while (totalBytes > maxBytes) dropOldest()
  }

  const renderAgainAt = Effect.fnUntraced(function* (linkId: string, changesAt: number) {
    const timer = `${changesAt} ${linkId}`
    if (timers.has(timer)) return
    timers.add(timer)
    const wait = changesAt - (yield* Clock.currentTimeMillis)
    yield* Effect.ensuring(
      Effect.sleep(Math.min(Math.max(wait, 0), maxSleepMillis)),
      Effect.sync(() => timers.delete(timer))
    )
    if (cached.get(linkId)?.changesAt === changesAt) hear([linkId])
  })

  const renderNext = Effect.fnUntraced(function* <R>(render: RenderLink<Content, R>) {
    if (queue.isListDue()) queue.list(yield* (yield* Directory).linksInUse(maxLinksInList))
    const { linkId, isListed } = queue.next()
    if (linkId === undefined) return void due.closeUnsafe()
    if (isListed && cached.has(linkId)) return
    const former = cached.get(linkId)?.content
    drop(linkId)
    const rendered = yield* render(linkId, former).pipe(
      Effect.tapError(() => Effect.sync(() => queue.change([linkId])))
    )
    // If the link changed while it was rendered, the result may be stale.
    if (rendered !== null && !queue.isDue(linkId)) {
      keep(linkId, rendered, isListed)
      if (rendered.changesAt !== null) yield* Effect.forkScoped(renderAgainAt(linkId, rendered.changesAt))
    }
    yield* Effect.yieldNow
  })

  return {
    find: (linkId) => {
      const found = isCurrent() ? cached.get(linkId) : undefined
      if (found === undefined || found.isStale) return undefined
      return found.changesAt !== null && Date.now() >= found.changesAt ? undefined : found.content
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
