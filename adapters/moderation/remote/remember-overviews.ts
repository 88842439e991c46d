import { Effect } from "effect"
import type { AnalysedItem, Overview } from "../../../core/categories/analyst.ts"

const mostRemembered = 100

/** Contents never change under their id, so that no text needs to be kept. */
const keyOf = (items: ReadonlyArray<AnalysedItem>): string =>
  JSON.stringify(items.map(({ id, category, sentiment }) => [id, category, sentiment]))

/** Sums the same items up once, as long as they are among the last hundred asked for; failures are not remembered. */
export const rememberingOverviews = <E>(
  sumUp: (items: ReadonlyArray<AnalysedItem>) => Effect.Effect<Overview, E>
) => {
  const remembered = new Map<string, Overview>()
  const remember = (key: string, overview: Overview) => {
    remembered.delete(key)
    remembered.set(key, overview)
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  }
  return (items: ReadonlyArray<AnalysedItem>): Effect.Effect<Overview, E> =>
    Effect.suspend(() => {
      const key = keyOf(items)
      const known = remembered.get(key)
      const found = known === undefined ? sumUp(items) : Effect.succeed(known)
      return Effect.tap(found, (overview) => Effect.sync(() => remember(key, overview)))
    })
}
