import { useQuery } from "@tanstack/react-query"
import { createContext, type ReactNode, useContext, useMemo } from "react"
import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { dashboardMessages } from "../../../messages/dashboard.ts"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { isNewSince } from "./news.ts"
import { useVisit } from "./use-visit.ts"

const noNews: ReadonlySet<string> = new Set()

const News = createContext(noNews)

interface NewsProviderProps {
  readonly ownerId: string
  readonly children: ReactNode
}

export const NewsProvider = ({ ownerId, children }: NewsProviderProps) => {
  const { data } = useQuery({ ...feedbackQuery, enabled: false })
  const seen = useVisit(ownerId, data)
  const news = useMemo(
    () =>
      data === undefined || seen === undefined
        ? noNews
        : new Set(data.filter((item) => isNewSince(seen, item)).map(({ id }) => id)),
    [data, seen]
  )
  return <News value={news}>{children}</News>
}

/** Newest day first. Dates have no time, so within a day new items come first. */
export const useLatestFirst = (items: FeedbackItems): FeedbackItems => {
  const news = useContext(News)
  const rank = ({ id }: FeedbackItem): number => (news.has(id) ? 0 : 1)
  return items.toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || rank(one) - rank(other)
  )
}

export const useNewsCount = (): number => useContext(News).size

export const NewMark = ({ item }: { readonly item: FeedbackItem }) =>
  useContext(News).has(item.id) ? (
    <span className="new-mark">
      <span className="cell" />
      {dashboardMessages.isNew}
    </span>
  ) : null
