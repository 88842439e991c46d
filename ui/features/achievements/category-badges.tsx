import type { BadgeOffer } from "#core/contract/progress-schemas.ts"
import { pointsPerFeedback } from "#core/domain/points/category-points.ts"
import { ProgressBar } from "../../components/progress-bar.tsx"
import { Sentence } from "../../components/sentence.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeName } from "../../text/badge-texts.ts"
import { longCategoryName } from "../../text/category-names.ts"
import { BadgeCard } from "./badge-card.tsx"
import { badgesOf, nextBadgeOf } from "./badges-of.ts"
import type { CategoryProgress } from "./progress.ts"

interface CategoryBadgesProps {
  readonly badges: ReadonlyArray<BadgeOffer>
  readonly progress: CategoryProgress
  readonly isNearest: boolean
}

export const CategoryBadges = ({ badges, progress, isNearest }: CategoryBadgesProps) => {
  const achievementMessages = useMessages("achievements")
  const categoriesMessages = useMessages("categories")
  const { category, count, unlockedBadges } = progress
  return (
    <article>
      <div className="achievements-lead">
        <h3>{longCategoryName(category, categoriesMessages)}</h3>
        <p className="soft">{achievementMessages.pointsEach({ points: pointsPerFeedback[category] })}</p>
        <Goal badges={badges} progress={progress} isNearest={isNearest} />
      </div>
      <ol>
        {badgesOf(badges, category).map((badge) => (
          <BadgeCard
            key={badge.tier}
            badge={badge}
            count={count}
            unlocked={unlockedBadges.find(({ tier }) => tier === badge.tier)}
          />
        ))}
      </ol>
    </article>
  )
}

const Goal = ({ badges, progress, isNearest }: CategoryBadgesProps) => {
  const achievementMessages = useMessages("achievements")
  const badgesMessages = useMessages("badges")
  const categoriesMessages = useMessages("categories")
  const { category, count } = progress
  const next = nextBadgeOf(badges, progress)
  if (next === undefined) return <p className="achievements-goal">{achievementMessages.complete}</p>
  return (
    <>
      <p className="achievements-goal">
        <Sentence
          parts={achievementMessages.goal({
            count,
            goal: next.tier,
            badge: badgeName(next.name, badgesMessages),
            b: (text) => <b>{text}</b>
          })}
        />
      </p>
      <ProgressBar
        label={longCategoryName(category, categoriesMessages)}
        value={count}
        goal={next.tier}
        nearest={isNearest}
      />
    </>
  )
}
