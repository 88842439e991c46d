import { useQuery } from "@tanstack/react-query"
import { BadgeImage } from "../../components/badge-image.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeName } from "../../text/badge-texts.ts"
import { shortDate } from "../../text/short-date.ts"
import { progressQuery } from "./stats-queries.ts"

const maxRecentBadges = 3

export const RecentBadges = () => {
  const badgesMessages = useMessages("badges")
  const dashboardMessages = useMessages("dashboard")
  const { language } = useLanguage()
  const { data: stats } = useQuery(progressQuery)
  if (stats === undefined || stats.recentBadges.length === 0) return null
  return (
    <section className="sheet pad">
      <h2 className="small">{dashboardMessages.recentBadges}</h2>
      <ul className="dashboard-points dashboard-badges">
        {stats.recentBadges.slice(0, maxRecentBadges).map((badge) => (
          <li key={`${badge.category} ${badge.tier}`}>
            <BadgeImage badge={badge} size={32} alt="" />
            <span className="grow">{badgeName(badge.badgeName, badgesMessages)}</span>
            <time className="soft" dateTime={badge.unlockedAt.slice(0, 10)}>
              {shortDate(badge.unlockedAt, language)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
