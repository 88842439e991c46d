import { useQuery } from "@tanstack/react-query"
import { BadgePicture } from "../../components/badge-picture.tsx"
import { dashboardMessages } from "../../messages/dashboard.ts"
import { shortDate } from "../../text/short-date.ts"
import { statsQuery } from "./stats-queries.ts"

const most = 3

export const RecentBadges = () => {
  const { data: stats } = useQuery(statsQuery)
  if (stats === undefined || stats.recentBadges.length === 0) return null
  return (
    <section className="sheet pad">
      <h2 className="small">{dashboardMessages.recentBadges}</h2>
      <ul className="points badges">
        {stats.recentBadges.slice(0, most).map((badge) => (
          <li key={`${badge.category} ${badge.tier}`}>
            <BadgePicture badge={badge} size={32} alt="" />
            <span className="grow">{badge.badgeName}</span>
            <time className="soft" dateTime={badge.unlockedAt.slice(0, 10)}>
              {shortDate(badge.unlockedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
