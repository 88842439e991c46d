import { useMessages } from "../../messages/messages-context.ts"
import { badgeName } from "../../text/badge-texts.ts"
import { shortCategoryName } from "../../text/category-names.ts"
import "../../styles/achievements.css"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { BadgeOffer } from "#core/contract/progress-schemas.ts"
import { badgeTiers } from "#core/domain/badges/badge.ts"
import { categories } from "#core/domain/categories/category.ts"
import { CategoryGlyph } from "../../components/category-glyph.tsx"
import { ChevronRightIcon } from "../../components/icons.tsx"
import { LockedEmblem } from "../../components/locked-emblem.tsx"
import { ProgressBar } from "../../components/progress-bar.tsx"
import { badgesIn, nextBadgeOf } from "./badges-of.ts"
import { type CategoryProgress, nearestGoal, progressOf } from "./progress.ts"
import { Prospect } from "./prospect.tsx"
import type { OwnerStats } from "./stats-queries.ts"
import { progressQuery } from "./stats-queries.ts"

interface ProgressCardProps {
  readonly hasNoFeedback: boolean
}

export const ProgressCard = ({ hasNoFeedback }: ProgressCardProps) => {
  const dashboardMessages = useMessages("dashboard")
  const stats = useQuery(progressQuery)
  return (
    <section className="sheet pad">
      <h2 className="small">{dashboardMessages.progress}</h2>
      {stats.isPending && <ProgressSkeleton />}
      {!stats.isPending &&
        (hasNoFeedback && stats.isSuccess ? <Prospect /> : <Progress stats={stats.data} />)}
      <Link className="link dashboard-progress-more" to="/achievements">
        {dashboardMessages.allBadges}
        <ChevronRightIcon size="small" />
      </Link>
    </section>
  )
}

const ProgressSkeleton = () => (
  <div className="dashboard-progress dashboard-next" aria-hidden="true">
    {categories.map((category) => (
      <span key={category} className="skeleton w-90" />
    ))}
  </div>
)

/** Shows zeros if the statistics didn't load (spec section 8). */
const Progress = ({ stats }: { readonly stats: OwnerStats | undefined }) => {
  const progress = progressOf(stats)
  const nearest = nearestGoal(progress)
  return (
    <>
      {nearest !== undefined && (
        <NearestGoal badge={nextBadgeOf(badgesIn(stats), nearest)} progress={nearest} />
      )}
      <dl className={nearest === undefined ? "dashboard-progress dashboard-next" : "dashboard-progress"}>
        {progress.map((entry) => (
          <ProgressLine key={entry.category} entry={entry} isNearest={entry === nearest} />
        ))}
      </dl>
    </>
  )
}

interface NearestGoalProps {
  readonly badge: BadgeOffer | undefined
  readonly progress: CategoryProgress
}

const NearestGoal = ({ badge, progress }: NearestGoalProps) => {
  const badgesMessages = useMessages("badges")
  const categoriesMessages = useMessages("categories")
  const dashboardMessages = useMessages("dashboard")
  const tier = badgeTiers.find((each) => each === progress.nextMilestone)
  if (badge === undefined || tier === undefined) return null
  const { category, count } = progress
  return (
    <div className="row dashboard-next">
      <LockedEmblem category={category} tier={tier} />
      <div className="grow">
        <p>
          <b>
            {dashboardMessages.nearestGoal({
              missing: tier - count,
              badge: badgeName(badge.name, badgesMessages)
            })}
          </b>
        </p>
        <p className="soft">
          {dashboardMessages.goalCount({
            count,
            goal: tier,
            category: shortCategoryName(category, categoriesMessages)
          })}
        </p>
      </div>
    </div>
  )
}

interface ProgressLineProps {
  readonly entry: CategoryProgress
  readonly isNearest: boolean
}

const ProgressLine = ({ entry: { category, count, nextMilestone }, isNearest }: ProgressLineProps) => {
  const categoriesMessages = useMessages("categories")
  const goal = nextMilestone ?? count
  return (
    <div>
      <dt>
        <CategoryGlyph category={category} />
        {shortCategoryName(category, categoriesMessages)}
      </dt>
      <dd>
        {count}
        {nextMilestone !== null && <span className="soft"> / {nextMilestone}</span>}
      </dd>
      <dd className="dashboard-bar-line">
        <ProgressBar
          label={shortCategoryName(category, categoriesMessages)}
          value={count}
          goal={goal}
          nearest={isNearest}
        />
      </dd>
    </div>
  )
}
