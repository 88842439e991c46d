import { useState } from "react"
import type { PublicBadges } from "#core/contract/progress-schemas.ts"
import { shortCategoryLabels } from "#core/domain/categories/category.ts"
import { visitorMessages } from "../messages/visitor.ts"
import { categoryOf, emblemUrl } from "../text/emblem-url.ts"
import { firstNameOf } from "../text/names.ts"

type PublicBadge = PublicBadges["badges"][number]

/** A badge's own picture is cut to the medals' shape; the size holds whatever the picture's sides are. */
const imageOf = ({ category, tier, imageUrl }: PublicBadge, size: number) => ({
  ...(imageUrl === null ? {} : { className: "own" }),
  src: imageUrl ?? emblemUrl(category, tier),
  width: size,
  height: size
})

const kindOf = (badge: PublicBadge): string => {
  const category = categoryOf(badge.category)
  return category === undefined ? visitorMessages.allCategories : shortCategoryLabels[category]
}

interface VisitorBadgesProps {
  readonly badges: PublicBadges
  readonly name: string | null
}

/** Nothing at all when there are none: "switched off" and "none yet" look the same. */
export const VisitorBadges = ({ badges: { badges }, name }: VisitorBadgesProps) => {
  const [isShown, setShown] = useState(false)
  if (badges.length === 0) return null
  const title =
    name === null ? visitorMessages.badgesTitlePlain : visitorMessages.badgesTitle(firstNameOf(name))
  return (
    <div className="badges">
      <button
        type="button"
        className="button"
        aria-expanded={isShown}
        aria-controls="badges"
        onClick={() => setShown(!isShown)}
      >
        <span className="tiny">
          {badges.slice(0, 3).map((badge) => (
            <img key={badge.badgeName} {...imageOf(badge, 24)} alt="" />
          ))}
        </span>
        {isShown ? visitorMessages.hideBadges : visitorMessages.showBadges}
      </button>
      <div id="badges" className="shown" hidden={!isShown}>
        <h2 className="visually-hidden">{title}</h2>
        <ul>
          {badges.map((badge) => (
            <li key={badge.badgeName}>
              <img {...imageOf(badge, 88)} alt="" loading="lazy" />
              <b>{badge.badgeName}</b> <span className="soft">{kindOf(badge)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
