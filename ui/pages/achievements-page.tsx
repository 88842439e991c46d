import { useLanguage } from "../components/language-context.ts"
import { useMessages } from "../messages/messages-context.ts"
import "../styles/achievements.css"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { useOwner } from "../app/owner-context.ts"
import { PageTitle } from "../app/page-title.tsx"
import { EmptyCells } from "../components/empty-cells.tsx"
import { BadgeDisplay } from "../features/achievements/badge-display.tsx"
import { badgesIn, specialOf } from "../features/achievements/badges-of.ts"
import { BadgesSkeleton } from "../features/achievements/badges-skeleton.tsx"
import { CategoryBadges } from "../features/achievements/category-badges.tsx"
import { NewBadge } from "../features/achievements/new-badge.tsx"
import { nearestGoal, progressOf } from "../features/achievements/progress.ts"
import { SpecialBadge } from "../features/achievements/special-badge.tsx"
import type { OwnerStats } from "../features/achievements/stats-queries.ts"
import { progressQuery } from "../features/achievements/stats-queries.ts"
import { formatNumber } from "../text/numbers.ts"

export const AchievementsPage = () => {
  const achievementMessages = useMessages("achievements")
  const owner = useOwner()
  const stats = useQuery(progressQuery)
  return (
    <>
      <PageTitle page={achievementMessages.title} />
      <Heading stats={stats.data} />
      <NewBadge linksToBadges={false} />
      {stats.isPending && <BadgesSkeleton />}
      {stats.isLoadingError && <Start />}
      {stats.data !== undefined && <Badges stats={stats.data} />}
      {/* Waits for the badges above it, which would move it when they come. */}
      {!stats.isPending && <BadgeDisplay isShown={owner.showBadgesOnLanding} />}
    </>
  )
}

const unlockedCount = (stats: OwnerStats): number =>
  stats.badgeProgress.reduce(
    (count, { unlockedBadges }) => count + unlockedBadges.length,
    stats.hasHiveEnlightenedBadge ? 1 : 0
  )

const Heading = ({ stats }: { readonly stats: OwnerStats | undefined }) => {
  const achievementMessages = useMessages("achievements")
  const { language } = useLanguage()
  return (
    <header className="row between wrap">
      <div className="grow">
        <h1>{achievementMessages.title}</h1>
        <p className="soft achievements-summary">
          {stats !== undefined &&
            achievementMessages.summary({ unlocked: unlockedCount(stats), total: defaultBadges.length })}
        </p>
      </div>
      <p className="achievements-total">
        {stats !== undefined && (
          <>
            <b>{formatNumber(stats.totalPoints, language)}</b> {achievementMessages.points}
          </>
        )}
      </p>
    </header>
  )
}

const Start = () => {
  const achievementMessages = useMessages("achievements")
  const shellMessages = useMessages("shell")
  return (
    <section className="sheet empty">
      <EmptyCells warm />
      <h2>{achievementMessages.start}</h2>
      <p className="soft">{achievementMessages.startHint}</p>
      <Link className="button" to="/">
        {shellMessages.backToDashboard}
      </Link>
    </section>
  )
}

const Badges = ({ stats }: { readonly stats: OwnerStats }) => {
  const progress = progressOf(stats)
  const badges = badgesIn(stats)
  const nearest = nearestGoal(progress)
  return (
    <>
      <SpecialBadge badge={specialOf(badges)} unlocked={stats.specialBadge} progress={progress} />
      <section className="sheet achievements-grid">
        {progress.map((entry) => (
          <CategoryBadges
            key={entry.category}
            badges={badges}
            progress={entry}
            isNearest={entry === nearest}
          />
        ))}
      </section>
    </>
  )
}
