import { pointsPerFeedback } from "#core/points/category-points.ts"
import { ProgressBar } from "../../components/progress-bar.tsx"
import { achievementMessages } from "../../messages/achievements.ts"
import { BadgeCard } from "./badge-card.tsx"
import { badgesOf, nextBadgeOf } from "./badges-of.ts"
import type { CategoryProgress } from "./progress.ts"

interface CategoryBadgesProps {
  readonly progress: CategoryProgress
  readonly isNearest: boolean
}

export const CategoryBadges = ({ progress, isNearest }: CategoryBadgesProps) => {
  const { category, count, unlockedBadges } = progress
  return (
    <article>
      <div className="lead">
        <h3>{category}</h3>
        <p className="soft">{achievementMessages.pointsEach(pointsPerFeedback[category])}</p>
        <Goal progress={progress} isNearest={isNearest} />
      </div>
      <ol>
        {badgesOf(category).map((badge) => (
          <BadgeCard
            key={badge.id}
            badge={badge}
            count={count}
            unlocked={unlockedBadges.find(({ tier }) => tier === badge.tier)}
          />
        ))}
      </ol>
    </article>
  )
}

const Goal = ({ progress, isNearest }: CategoryBadgesProps) => {
  const { category, count } = progress
  const next = nextBadgeOf(progress)
  if (next === undefined) return <p className="goal">{achievementMessages.complete}</p>
  return (
    <>
      <p className="goal">
        <b>{count}</b> {achievementMessages.ofTo(next.tier, next.name)}
      </p>
      <ProgressBar label={category} value={count} goal={next.tier} nearest={isNearest} />
    </>
  )
}
