import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo, useRef } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"

/** The list and the insight may have different ages. If the insight names unknown items, both are refetched, once. */
export const useCatchUp = (wanted: ReadonlySet<string> | null, items: FeedbackItems | undefined): void => {
  const queryClient = useQueryClient()
  const isDone = useRef(false)
  const known = useMemo(() => new Set(items?.map(({ id }) => id)), [items])
  const lacksSome = wanted !== null && items !== undefined && Array.from(wanted).some((id) => !known.has(id))

  useEffect(() => {
    if (!lacksSome || isDone.current) return
    isDone.current = true
    void queryClient.invalidateQueries()
  }, [lacksSome, queryClient])
}
