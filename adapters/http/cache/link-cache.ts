import { Clock, Effect, Latch } from "effect"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { dayMillis } from "#core/domain/values/durations.ts"
import { Directory } from "#core/ports/directory.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { makeRankedEntries, type Rendered, type Sized } from "./ranked-entries.ts"
import { makeRenderQueue } from "./render-queue.ts"

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

export const makeLinkCache = <Content extends Sized>(maxBytes: number): LinkCache<Content> => {
  const entries = makeRankedEntries<Content>(maxBytes)
  const queue = makeRenderQueue()
  /** Pending timers by link and moment: one each, however often the link is rendered until then. */
  const timers = new Set<string>()
  const due = Latch.makeUnsafe(false)
  let isCurrent = () => false

  const hear = (altered: AlteredPages) => {
    if (altered === "all") {
      entries.clear()
      queue.listAgain()
    } else {
      for (const linkId of altered) entries.markStale(linkId)
      queue.change(altered)
    }
    due.openUnsafe()
  }
  const keep = (linkId: string, rendered: Rendered<Content>, isListed: boolean) => {
    if (!isListed) return entries.addNewest(linkId, rendered)
    // The list begins with the most recent changes, so all further entries are older than everything cached.
    if (!entries.addOldest(linkId, rendered)) queue.dropList()
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
    if (entries.find(linkId)?.changesAt === changesAt) hear([linkId])
  })

  const renderNext = Effect.fnUntraced(function* <R>(render: RenderLink<Content, R>) {
    if (queue.isListDue()) queue.list(yield* (yield* Directory).linksInUse(maxLinksInList))
    const { linkId, isListed } = queue.next()
    if (linkId === undefined) return void due.closeUnsafe()
    if (isListed && entries.find(linkId) !== undefined) return
    const former = entries.find(linkId)?.content
    entries.drop(linkId)
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
      const found = isCurrent() ? entries.find(linkId) : undefined
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
              entries.clear()
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
