/**
 * Outcome of a request, as its sender knows it: `ok` is stored once, `failed` is not stored, `unknown` (no response,
 * or 503) may be either.
 */
export type RequestOutcome = "ok" | "failed" | "unknown"

interface CountBounds {
  least: number
  most: number
}

export const makeHistory = () => {
  const texts = new Map<string, CountBounds>()

  const boundsOf = (text: string): CountBounds => {
    const found = texts.get(text) ?? { least: 0, most: 0 }
    texts.set(text, found)
    return found
  }

  return {
    /** A text was sent, or sent again with its key: together they are one. */
    noteSent: (text: string, outcome: RequestOutcome) => {
      const bounds = boundsOf(text)
      if (outcome !== "failed") bounds.most = 1
      if (outcome === "ok") bounds.least = 1
    },
    noteRemoved: (text: string, outcome: RequestOutcome) => {
      const bounds = boundsOf(text)
      if (outcome !== "failed") bounds.least = 0
      if (outcome === "ok") bounds.most = 0
    },
    sent: (outcome: RequestOutcome): number =>
      [...texts.values()].filter(({ least, most }) =>
        outcome === "ok" ? least === 1 : outcome === "failed" ? most === 0 : least !== most
      ).length,
    /** Lost and doubled texts, stored ones that were rejected, and texts that nobody sent. */
    complaints: (stored: ReadonlyArray<string>): ReadonlyArray<string> => {
      const found = Map.groupBy(stored, (text) => text)
      const unsent = [...found.keys()]
        .filter((text) => !texts.has(text))
        .map((text) => `nobody sent: ${text}`)
      const wrong = [...texts].flatMap(([text, { least, most }]) => {
        const count = found.get(text)?.length ?? 0
        return count >= least && count <= most ? [] : [`${count} times instead of ${least}–${most}: ${text}`]
      })
      return [...unsent, ...wrong]
    }
  }
}

export type History = ReturnType<typeof makeHistory>
