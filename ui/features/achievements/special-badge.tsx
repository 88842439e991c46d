import type { BadgeOffer, UnlockedBadgeView } from "#core/contract/progress-schemas.ts"
import { hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import { BadgeImage } from "../../components/badge-image.tsx"
import { CategoryGlyph } from "../../components/category-glyph.tsx"
import { LockedEmblem } from "../../components/locked-emblem.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeName } from "../../text/badge-texts.ts"
import { shortCategoryName } from "../../text/category-names.ts"
import type { CategoryProgress } from "./progress.ts"

interface SpecialBadgeProps {
  readonly badge: BadgeOffer
  readonly unlocked: UnlockedBadgeView | null
  readonly progress: ReadonlyArray<CategoryProgress>
}

export const SpecialBadge = ({ badge, unlocked, progress }: SpecialBadgeProps) => {
  const badgesMessages = useMessages("badges")
  const categoriesMessages = useMessages("categories")
  const achievementMessages = useMessages("achievements")
  return (
    <section className="sheet achievements-special">
      <div className="achievements-medal">
        {unlocked !== null ? (
          <BadgeImage badge={unlocked} size={168} alt={achievementMessages.unlocked} />
        ) : (
          <>
            <LockedEmblem tier={hiveEnlightened.tier} />
            <span className="visually-hidden">{achievementMessages.locked}</span>
          </>
        )}
      </div>
      <div className="grow">
        <p className={unlocked === null ? "pill" : "pill honey"}>{achievementMessages.specialBadge}</p>
        <h2>{badgeName(unlocked?.badgeName ?? badge.name, badgesMessages)}</h2>
        <p className="read">
          {unlocked === null
            ? achievementMessages.specialLocked({ points: badge.bonus })
            : achievementMessages.specialUnlocked({ points: unlocked.bonusPoints })}
        </p>
        <ul className="achievements-six">
          {progress.map(({ category, count }) => (
            <li key={category}>
              <CategoryGlyph category={category} />
              {shortCategoryName(category, categoriesMessages)}
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
