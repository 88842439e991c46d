import type { FocusEvent } from "react"
import type { PublicBadges } from "#core/contract/progress-schemas.ts"
import { useMessages } from "../messages/messages-context.ts"
import { categoryOf } from "../text/category-of.ts"
import { emblemUrl } from "../text/emblem-url.ts"
import { firstNameOf } from "../text/names.ts"
import type { BadgeWords } from "./page-words.ts"

interface PublicBadge extends Omit<PublicBadges["badges"][number], "badgeDescription"> {
  readonly words: BadgeWords | undefined
}

/** A badge's own image is cut to the medals' shape; the size doesn't depend on its aspect ratio. */
const badgeImageOf = ({ category, tier, imageUrl }: PublicBadge, size: number) => ({
  ...(imageUrl === null ? {} : { className: "own" }),
  src: imageUrl ?? emblemUrl(category, tier),
  width: size,
  height: size
})

const badgeRankOf = (badge: PublicBadge): number =>
  categoryOf(badge.category) === undefined ? Number.POSITIVE_INFINITY : badge.tier

/** Between two special badges the difference is NaN, which counts as equal. */
const finestFirst = (badges: ReadonlyArray<PublicBadge>): ReadonlyArray<PublicBadge> =>
  badges.toSorted((one, other) => badgeRankOf(other) - badgeRankOf(one))

const maxBadgesInRow = 5

/** The sheet covers what the focus moves on to, but for its button, which closes it alone. */
const hideWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget !== null && !currentTarget.parentNode?.contains(relatedTarget))
    currentTarget.hidePopover()
}

interface VisitorBadgesProps {
  readonly badges: PublicBadges
  readonly words: ReadonlyArray<BadgeWords>
  readonly name: string | null
}

/**
 * Renders nothing without badges, so that "switched off" and "none yet" look the same. The browser opens and closes
 * the sheet without scripts and above the page, so the form doesn't move.
 */
export const VisitorBadges = ({ badges, words, name }: VisitorBadgesProps) => {
  const visitorMessages = useMessages("visitor")
  if (badges.badges.length === 0) return null
  const finest = finestFirst(badges.badges.map((badge, index) => ({ ...badge, words: words[index] })))
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
        className={`visitor-shown${finest.length > maxBadgesInRow ? "" : " visitor-few"}`}
        popover="auto"
        role="dialog"
        aria-labelledby="badges-title"
        onBlur={hideWhenLeft}
      >
        <header className="row between wrap">
          <h2 id="badges-title">{title}</h2>
          <button type="button" className="button ghost" popoverTarget="badges" popoverTargetAction="hide">
            {visitorMessages.hideBadges}
          </button>
        </header>
        <ul>
          {finest.map((badge) => (
            <li key={badge.badgeName}>
              <img {...badgeImageOf(badge, 88)} alt="" loading="lazy" />
              <b>{badge.words?.name}</b> <span className="soft">{badge.words?.kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
