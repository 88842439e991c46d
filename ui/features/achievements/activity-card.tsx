import { useQuery } from "@tanstack/react-query"
import type { Activity } from "#core/contract/progress-schemas.ts"
import { categories, shortCategoryLabels } from "#core/domain/categories/category.ts"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { dashboardMessages } from "../../messages/dashboard.ts"
import { formatNumber } from "../../text/numbers.ts"
import { shortDate } from "../../text/short-date.ts"
import { activityQuery } from "./stats-queries.ts"

/** Empty for an entry without points, such as a note that its writer took back. */
const pointsText = (points: number): string => {
  if (points === 0) return ""
  return points < 0
    ? dashboardMessages.taken(formatNumber(-points))
    : dashboardMessages.given(formatNumber(points))
}

/** Uses the category's short name, because a line has little room. */
const wordsOf = ({ source, description }: Activity[number]): string =>
  source === "feedback"
    ? categories.reduce(
        (text, category) => text.replace(category, shortCategoryLabels[category]),
        description
      )
    : description

export const ActivityCard = () => (
  <section className="sheet pad">
    <h2 className="small">{dashboardMessages.activity}</h2>
    <ActivityRows />
  </section>
)

const ActivityRows = () => {
  const activity = useQuery(activityQuery)
  if (activity.isPending) return <span className="skeleton w-60" aria-hidden="true" />
  if (activity.isLoadingError) return <FailedToLoad onRetry={() => activity.refetch()} />
  if (activity.data.length === 0)
    return <p className="soft dashboard-points">{dashboardMessages.noActivity}</p>
  return (
    <ul className="dashboard-points">
      {activity.data.map((entry, index) => (
        <li key={index}>
          <b>{pointsText(entry.points)}</b>
          <span className="grow">{wordsOf(entry)}</span>
          <time className="soft" dateTime={entry.createdAt.slice(0, 10)}>
            {shortDate(entry.createdAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
