import { useQuery } from "@tanstack/react-query"
import type { Activity } from "#core/contract/progress-schemas.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { useLanguage } from "../../components/language-context.ts"
import type {
  ActivityMessages,
  BadgesMessages,
  CategoriesMessages,
  DashboardMessages
} from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { unlockedText } from "../../text/badge-texts.ts"
import { activityText } from "../../text/category-names.ts"
import { formatNumber } from "../../text/numbers.ts"
import { shortDate } from "../../text/short-date.ts"
import { activityQuery } from "./stats-queries.ts"

const pointsText = (points: number, dashboardMessages: DashboardMessages, language: Language): string => {
  if (points === 0) return ""
  return points < 0
    ? dashboardMessages.taken({ points: formatNumber(-points, language) })
    : dashboardMessages.given({ points: formatNumber(points, language) })
}

const wordsOf = (
  { source, description }: Activity[number],
  activityMessages: ActivityMessages,
  badgesMessages: BadgesMessages,
  categoriesMessages: CategoriesMessages
): string =>
  source === "badge"
    ? unlockedText(description, activityMessages, badgesMessages)
    : activityText(description, activityMessages, categoriesMessages)

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
  const activityMessages = useMessages("activity")
  const badgesMessages = useMessages("badges")
  const categoriesMessages = useMessages("categories")
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
          <span className="grow">{wordsOf(entry, activityMessages, badgesMessages, categoriesMessages)}</span>
          <time className="soft" dateTime={entry.createdAt.slice(0, 10)}>
            {shortDate(entry.createdAt, language)}
          </time>
        </li>
      ))}
    </ul>
  )
}
