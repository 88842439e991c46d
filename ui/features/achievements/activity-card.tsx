import { useQuery } from "@tanstack/react-query"
import type { Activity } from "#core/contract/progress-schemas.ts"
import { categories, shortCategoryLabels } from "#core/domain/categories/category.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { useLanguage } from "../../components/language-context.ts"
import type { DashboardMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { formatNumber } from "../../text/numbers.ts"
import { shortDate } from "../../text/short-date.ts"
import { activityQuery } from "./stats-queries.ts"

const pointsText = (points: number, dashboardMessages: DashboardMessages, language: Language): string =>
  points < 0
    ? dashboardMessages.taken({ points: formatNumber(-points, language) })
    : dashboardMessages.given({ points: formatNumber(points, language) })

/** Uses the category's short name, because a line has little room. */
const wordsOf = ({ source, description }: Activity[number]): string =>
  source === "feedback"
    ? categories.reduce(
        (text, category) => text.replace(category, shortCategoryLabels[category]),
        description
      )
    : description

export const ActivityCard = () => {
  const dashboardMessages = useMessages("dashboard")
  return (
    <section className="sheet pad">
      <h2 className="small">{dashboardMessages.activity}</h2>
      <ActivityRows />
    </section>
  )
}

const ActivityRows = () => {
  const dashboardMessages = useMessages("dashboard")
  const { language } = useLanguage()
  const activity = useQuery(activityQuery)
  if (activity.isPending) return <span className="skeleton w-60" aria-hidden="true" />
  if (activity.isLoadingError) return <FailedToLoad onRetry={() => activity.refetch()} />
  if (activity.data.length === 0)
    return <p className="soft dashboard-points">{dashboardMessages.noActivity}</p>
  return (
    <ul className="dashboard-points">
      {activity.data.map((entry, index) => (
        <li key={index}>
          <b>{pointsText(entry.points, dashboardMessages, language)}</b>
          <span className="grow">{wordsOf(entry)}</span>
          <time className="soft" dateTime={entry.createdAt.slice(0, 10)}>
            {shortDate(entry.createdAt, language)}
          </time>
        </li>
      ))}
    </ul>
  )
}
