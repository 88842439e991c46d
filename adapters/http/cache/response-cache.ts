import { Clock, Effect, Latch } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { Directory } from "#core/ports/directory.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import {
  type CachedResponse,
  type LinkResponseKind,
  type LinkResponses,
  makeLinkPacker,
  type PackedLink,
  type PackingOptions,
  unpackResponse
} from "./packed-link.ts"

interface RenderedResponses {
  readonly responses: LinkResponses
  /** Epoch milliseconds at which the content changes by itself, because the release window opens. */
  readonly until: number | null
}

interface CacheEntry extends PackedLink {
  readonly until: number | null
  /** Higher for later changes. */
  readonly rank: number
}

type RenderLinkResponses<R> = (linkId: string) => Effect.Effect<RenderedResponses | null, StoreUnavailable, R>

/**
 * Caches the public responses of as many links as fit, preferring those whose owners changed something last. They are
 * rendered after the start and with each change. Nothing a visitor does adds, keeps or evicts a response, so that
 * response times reveal neither visits nor new texts.
 */
export interface ResponseCache {
  readonly find: (linkId: string, kind: LinkResponseKind) => CachedResponse | undefined
  /** Caches only while it runs, because only then does it hear of changes. */
  readonly follow: <R>(
    render: RenderLinkResponses<R>,
    packing: PackingOptions
  ) => Effect.Effect<never, never, PageChanges | Directory | R>
}

/** Enough to fill the cache, however short the pages are. */
const maxLinksInList = 2_000

const retryDelay = "1 second"

/** Longer timers would fire at once. */
const maxSleepMillis = 86_400_000

/** Links to render: changed ones first, then those listed by the directory as long as there is room. */
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
    isDue: (linkId: string) => isListDue || changed.has(linkId),
    next: () => {
      const [linkId] = changed
      if (linkId === undefined) return { linkId: listed.pop(), isListed: true }
      changed.delete(linkId)
      return { linkId, isListed: false }
    }
  }
}

export const makeResponseCache = (maxBytes: number): ResponseCache => {
  const cached = new Map<string, CacheEntry>()
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
  const keep = (linkId: string, found: Omit<CacheEntry, "rank">, isListed: boolean) => {
    if (found.bytes > maxBytes) return
    // The list begins with the most recent changes, so all further entries are older than everything cached.
    if (isListed && totalBytes + found.bytes > maxBytes) return queue.dropList()
    cached.set(linkId, { ...found, rank: isListed ? --oldestRank : ++latestRank })
    totalBytes += found.bytes
    while (totalBytes > maxBytes) dropOldest()
  }

  const renderAgainAt = Effect.fnUntraced(function* (linkId: string, until: number) {
    const wait = until - (yield* Clock.currentTimeMillis)
    yield* Effect.sleep(Math.min(Math.max(wait, 0), maxSleepMillis))
    if (cached.get(linkId)?.until === until) hear([linkId])
  })

  const renderNext = Effect.fnUntraced(function* <R>(
    render: RenderLinkResponses<R>,
    packLink: ReturnType<typeof makeLinkPacker>
  ) {
    if (queue.isListDue()) queue.list(yield* (yield* Directory).linksInUse(maxLinksInList))
    const { linkId, isListed } = queue.next()
    if (linkId === undefined) return void due.closeUnsafe()
    if (isListed && cached.has(linkId)) return
    const rendered = yield* render(linkId).pipe(
      Effect.tapError(() => Effect.sync(() => queue.change([linkId])))
    )
    // If the link changed while it was rendered, the result may be stale.
    if (rendered !== null && !queue.isDue(linkId)) {
      keep(linkId, { ...packLink(rendered.responses), until: rendered.until }, isListed)
      if (rendered.until !== null) yield* Effect.forkScoped(renderAgainAt(linkId, rendered.until))
    }
    yield* Effect.yieldNow
  })

  return {
    find: (linkId, kind) => {
      const found = isCurrent() ? cached.get(linkId) : undefined
      return found === undefined || (found.until !== null && Date.now() >= found.until)
        ? undefined
        : unpackResponse(found, kind)
    },
    follow: (render, packing) =>
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
          const packLink = makeLinkPacker(packing)
          return yield* due.await.pipe(
            Effect.andThen(renderNext(render, packLink)),
            Effect.tapDefect((defect) => Effect.logError("A page could not be rendered", defect)),
            Effect.catchDefect(() => Effect.sleep(retryDelay)),
            Effect.catchTag("StoreUnavailable", () => Effect.sleep(retryDelay)),
            Effect.forever
          )
        })
      )
  }
}
