export interface Sized {
  readonly estimatedBytes: number
}

export interface Rendered<Content> {
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

/** Entries up to a number of bytes. A new one evicts those whose links changed longest ago. */
export const makeRankedEntries = <Content extends Sized>(maxBytes: number) => {
  const entries = new Map<string, CacheEntry<Content>>()
  let totalBytes = 0
  let latestRank = 0
  let oldestRank = 0

  const drop = (linkId: string) => {
    totalBytes -= entries.get(linkId)?.content.estimatedBytes ?? 0
    entries.delete(linkId)
  }
  const dropOldest = () => {
    const [oldest] = [...entries].sort(([, a], [, b]) => a.rank - b.rank)
    if (oldest !== undefined) drop(oldest[0])
  }
  const add = (linkId: string, rendered: Rendered<Content>, rank: number) => {
    entries.set(linkId, { ...rendered, rank, isStale: false })
    totalBytes += rendered.content.estimatedBytes
  }

  return {
    find: (linkId: string) => entries.get(linkId),
    drop,
    clear: () => {
      entries.clear()
      totalBytes = 0
    },
    markStale: (linkId: string) => {
      const entry = entries.get(linkId)
      if (entry !== undefined) entries.set(linkId, { ...entry, isStale: true })
    },
    addNewest: (linkId: string, rendered: Rendered<Content>) => {
      if (rendered.content.estimatedBytes > maxBytes) return
      add(linkId, rendered, ++latestRank)
      while (totalBytes > maxBytes) dropOldest()
    },
    /** False if the others leave no room for it. What is too large alone is left out. */
    addOldest: (linkId: string, rendered: Rendered<Content>): boolean => {
      const { estimatedBytes } = rendered.content
      if (estimatedBytes > maxBytes) return true
      if (totalBytes + estimatedBytes > maxBytes) return false
      add(linkId, rendered, --oldestRank)
      return true
    }
  }
}
