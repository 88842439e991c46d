import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { rowSelector } from "../../../components/table.tsx"
import type { TablePage } from "./pages.ts"

interface FollowOptions {
  readonly items: FeedbackItems
  readonly page: TablePage
  readonly size: number
  readonly results: RefObject<HTMLElement | null>
  readonly onPage: (number: number) => void
}

/**
 * An uncovered item sorts differently, so page and focus follow its row. Returns a function that takes the id of the
 * item before it is uncovered.
 */
export const useFollowShown = ({ items, page, size, results, onPage }: FollowOptions) => {
  const followedId = useRef<string | null>(null)
  const turnTo = useEffectEvent(onPage)

  useEffect(() => {
    const index = items.findIndex(({ id }) => id === followedId.current)
    const item = items[index]
    if (item === undefined || item.isCovered) return
    const number = Math.floor(index / size) + 1
    if (number !== page.number) return turnTo(number)
    followedId.current = null
    const hasFocus =
      document.activeElement === document.body || results.current?.contains(document.activeElement)
    if (hasFocus) results.current?.querySelector<HTMLElement>(`${rowSelector(item.id)} .read`)?.focus()
  }, [items, page, size, results])

  return useCallback((id: string): void => {
    followedId.current = id
  }, [])
}
