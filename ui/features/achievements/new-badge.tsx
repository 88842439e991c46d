import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { Celebration } from "../../components/celebration.tsx"
import { CloseButton } from "../../components/close-button.tsx"
import { ChevronRightIcon } from "../../components/icons.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeDescription, badgeName } from "../../text/badge-texts.ts"
import { formatList } from "../../text/lists.ts"
import { seenQuery, sendSeenBadges } from "../seen/seen-queries.ts"
import { type EarnedBadge, earnedBadges, unseenOf } from "./seen-badges.ts"
import { progressQuery } from "./stats-queries.ts"

const useUnseenBadges = () => {
  const queries = useQueryClient()
  const { data: stats } = useQuery(progressQuery)
  const { data: marks } = useQuery(seenQuery)
  const [badges, setBadges] = useState<ReadonlyArray<EarnedBadge>>([])
  useEffect(() => {
    if (stats === undefined || marks === undefined) return
    const earned = earnedBadges(stats)
    const unseen = unseenOf(marks.badges, earned)
    if (unseen.length > 0) setBadges(unseen)
    if (unseen.length > 0 || marks.badges === null)
      sendSeenBadges(
        queries,
        earned.map(({ id }) => id)
      )
  }, [queries, stats, marks])
  return { badges, forget: () => setBadges([]) }
}

interface NewBadgeProps {
  readonly linksToBadges?: boolean
}

export const NewBadge = ({ linksToBadges = true }: NewBadgeProps) => {
  const badgesMessages = useMessages("badges")
  const { badges, forget } = useUnseenBadges()
  const [first, ...others] = badges
  const close = (): void => {
    forget()
    document.querySelector("main")?.focus({ preventScroll: true })
  }
  return (
    <div className="achievements-announcement" role="status">
      {first !== undefined && (
        <section className="sheet achievements-new-badge">
          <Celebration badge={first.picture} badgeName={badgeName(first.name, badgesMessages)} />
          <NewBadgeText badge={first} others={others} linksToBadges={linksToBadges} />
          <CloseButton onClick={close} />
        </section>
      )}
    </div>
  )
}

interface NewBadgeTextProps {
  readonly badge: EarnedBadge
  readonly others: ReadonlyArray<EarnedBadge>
  readonly linksToBadges: boolean
}

const NewBadgeText = ({ badge, others, linksToBadges }: NewBadgeTextProps) => {
  const badgesMessages = useMessages("badges")
  const achievementMessages = useMessages("achievements")
  const dashboardMessages = useMessages("dashboard")
  const { language } = useLanguage()
  return (
    <div className="grow">
      <p className="new-mark">
        <span className="cell" />
        {achievementMessages.newBadge}
      </p>
      <h2>{badgeName(badge.name, badgesMessages)}</h2>
      <p className="soft">
        {achievementMessages.newlyEarned({
          description: badgeDescription(badge.description, badgesMessages),
          points: badge.points
        })}
      </p>
      {others.length > 0 && (
        <p className="soft">
          {achievementMessages.alsoNew({
            names: formatList(
              others.map(({ name }) => badgeName(name, badgesMessages)),
              language
            )
          })}
        </p>
      )}
      {linksToBadges && (
        <Link className="link" to="/achievements">
          {dashboardMessages.allBadges}
          <ChevronRightIcon size="small" />
        </Link>
      )}
    </div>
  )
}
