import { useQuery } from "@tanstack/react-query"
import { createContext, type ReactNode, useContext, useMemo } from "react"
import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { isNewSince } from "./new-feedback.ts"
import { useVisit } from "./use-visit.ts"

const noNewItems: ReadonlySet<string> = new Set()

const NewItemsContext = createContext(noNewItems)

interface NewFeedbackProviderProps {
  readonly ownerId: string
  readonly children: ReactNode
}

export const NewFeedbackProvider = ({ ownerId, children }: NewFeedbackProviderProps) => {
  const { data } = useQuery({ ...feedbackQuery, enabled: false })
  const seen = useVisit(ownerId, data)
  const newIds = useMemo(
    () =>
      data === undefined || seen === undefined
        ? noNewItems
        : new Set(data.filter((item) => isNewSince(seen, item)).map(({ id }) => id)),
    [data, seen]
  )
  return <NewItemsContext value={newIds}>{children}</NewItemsContext>
}

/** Newest day first. Dates have no time, so within a day new items come first. */
export const useLatestFirst = (items: FeedbackItems): FeedbackItems => {
  const newIds = useContext(NewItemsContext)
  const rank = ({ id }: FeedbackItem): number => (newIds.has(id) ? 0 : 1)
  return items.toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || rank(one) - rank(other)
  )
}

export const useNewItemCount = (): number => useContext(NewItemsContext).size

export const NewMark = ({ item }: { readonly item: FeedbackItem }) => {
  const dashboardMessages = useMessages("dashboard")
  return useContext(NewItemsContext).has(item.id) ? (
    <span className="new-mark">
      <span className="cell" />
      {dashboardMessages.isNew}
    </span>
  ) : null
}
