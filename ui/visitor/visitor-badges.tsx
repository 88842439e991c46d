import type { PublicBadges } from "#core/contract/progress-schemas.ts"
import type { CategoriesMessages, VisitorMessages } from "../messages/generated/catalogue.ts"
import { useMessages } from "../messages/messages-context.ts"
import { badgeName } from "../text/badge-texts.ts"
import { shortCategoryName } from "../text/category-names.ts"
import { categoryOf, emblemUrl } from "../text/emblem-url.ts"
import { firstNameOf } from "../text/names.ts"

type PublicBadge = PublicBadges["badges"][number]

/** A badge's own image is cut to the medals' shape; the size doesn't depend on its aspect ratio. */
const badgeImageOf = ({ category, tier, imageUrl }: PublicBadge, size: number) => ({
  ...(imageUrl === null ? {} : { className: "own" }),
  src: imageUrl ?? emblemUrl(category, tier),
  width: size,
  height: size
})

const badgeKindOf = (
  badge: PublicBadge,
  visitorMessages: VisitorMessages,
  categoriesMessages: CategoriesMessages
): string => {
  const category = categoryOf(badge.category)
  return category === undefined
    ? visitorMessages.allCategories
    : shortCategoryName(category, categoriesMessages)
}

/** The special badge ranks first, then gold, silver and bronze. */
const badgeRankOf = (badge: PublicBadge): number =>
  categoryOf(badge.category) === undefined ? Number.POSITIVE_INFINITY : badge.tier

const finestFirst = (badges: ReadonlyArray<PublicBadge>): ReadonlyArray<PublicBadge> =>
  badges.toSorted((one, other) =>
    badgeRankOf(one) === badgeRankOf(other) ? 0 : badgeRankOf(other) - badgeRankOf(one)
  )

/** Maximum badges in a single row; more are shown in columns. */
const inRow = 5

interface VisitorBadgesProps {
  readonly badges: PublicBadges
  readonly name: string | null
}

/**
 * Renders nothing without badges, so that "switched off" and "none yet" look the same. The browser opens and closes
 * the sheet without scripts and above the page, so the form doesn't move.
 */
export const VisitorBadges = ({ badges, name }: VisitorBadgesProps) => {
  const badgesMessages = useMessages("badges")
  const categoriesMessages = useMessages("categories")
  const visitorMessages = useMessages("visitor")
  if (badges.badges.length === 0) return null
  const finest = finestFirst(badges.badges)
  const title =
    name === null
      ? visitorMessages.badgesTitlePlain
      : visitorMessages.badgesTitle({ name: firstNameOf(name) })
  return (
    <div className="visitor-badges">
      <button type="button" className="button" popoverTarget="badges">
        <span className="visitor-tiny">
          {finest.slice(0, 3).map((badge) => (
            <img key={badge.badgeName} {...badgeImageOf(badge, 24)} alt="" />
          ))}
        </span>
        {visitorMessages.showBadges}
      </button>
      <div
        id="badges"
        className={finest.length > inRow ? "visitor-shown" : "visitor-shown visitor-few"}
        popover="auto"
        role="dialog"
        aria-labelledby="badges-title"
      >
        <header className="row between">
          <h2 id="badges-title">{title}</h2>
          <button type="button" className="button ghost" popoverTarget="badges" popoverTargetAction="hide">
            {visitorMessages.hideBadges}
          </button>
        </header>
        <ul>
          {finest.map((badge) => (
            <li key={badge.badgeName}>
              <img {...badgeImageOf(badge, 88)} alt="" loading="lazy" />
              <b>{badgeName(badge.badgeName, badgesMessages)}</b>{" "}
              <span className="soft">{badgeKindOf(badge, visitorMessages, categoriesMessages)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
