import { hiveEnlightened } from "#core/badges/catalogue.ts"
import { shortCategoryLabels } from "#core/categories/category.ts"
import { CategoryGlyph } from "../../components/category-glyph.tsx"
import { LockedEmblem } from "../../components/locked-emblem.tsx"
import { achievementMessages } from "../../messages/achievements.ts"
import { emblemUrl } from "../../text/emblem-url.ts"
import type { CategoryProgress } from "./progress.ts"

interface SpecialBadgeProps {
  readonly isUnlocked: boolean
  readonly progress: ReadonlyArray<CategoryProgress>
}

export const SpecialBadge = ({ isUnlocked, progress }: SpecialBadgeProps) => (
  <section className="sheet special">
    <div className="medal">
      {isUnlocked ? (
        <img
          className="emblem"
          src={emblemUrl(hiveEnlightened.category, hiveEnlightened.tier)}
          width="168"
          height="168"
          alt={achievementMessages.unlocked}
        />
      ) : (
        <>
          <LockedEmblem tier={hiveEnlightened.tier} />
          <span className="visually-hidden">{achievementMessages.locked}</span>
        </>
      )}
    </div>
    <div className="grow">
      <p className={isUnlocked ? "pill honey" : "pill"}>{achievementMessages.specialBadge}</p>
      <h2>{hiveEnlightened.name}</h2>
      <p className="read">
        {isUnlocked
          ? achievementMessages.specialUnlocked(hiveEnlightened.bonus)
          : achievementMessages.specialLocked(hiveEnlightened.bonus)}
      </p>
      <ul className="six">
        {progress.map(({ category, count }) => (
          <li key={category}>
            <CategoryGlyph category={category} />
            {shortCategoryLabels[category]}
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
