import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { AdminBadge, AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { specialCategory } from "#core/domain/badges/badge.ts"
import { BadgeImage } from "../../components/badge-image.tsx"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { SkeletonRows } from "../../components/skeleton.tsx"
import type { AdminMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeDescription, badgeName } from "../../text/badge-texts.ts"
import { formatNumber } from "../../text/numbers.ts"
import { languageOf } from "../../text/script-language.ts"
import { badgeGroupName } from "./badge-group-name.ts"
import { badgeKeyOf } from "./badge-key.ts"
import { adminBadgesQuery } from "./badge-queries.ts"

type BadgeAction = (badge: AdminBadge) => ReactNode

interface LoadedBadgesProps {
  readonly children: (groups: AdminBadgeGroups) => ReactNode
}

export const LoadedBadges = ({ children }: LoadedBadgesProps) => {
  const badges = useQuery(adminBadgesQuery)
  if (badges.data !== undefined) return children(badges.data)
  return (
    <div className="sheet pad">
      {badges.isError ? (
        <FailedToLoad onRetry={() => badges.refetch()} />
      ) : (
        <SkeletonRows rows={4} lines={[40, 90]} />
      )}
    </div>
  )
}

interface BadgeGroupsProps {
  readonly groups: AdminBadgeGroups
  readonly action?: BadgeAction
  readonly openBadge?: string | null
}

export const BadgeGroups = ({ groups, action = () => null, openBadge = null }: BadgeGroupsProps) => {
  const adminMessages = useMessages("admin")
  const categoriesMessages = useMessages("categories")
  const nameOf = (category: string): string => badgeGroupName(category, adminMessages, categoriesMessages)
  return (
    <div className="portal-groups">
      {groups.map(({ category, categoryWeight, badges }) => (
        <section key={category} className="sheet" aria-label={nameOf(category)}>
          <header className="row between wrap">
            <h2 className="small">{nameOf(category)}</h2>
            <p className="soft">
              {category === specialCategory
                ? adminMessages.specialWeight
                : adminMessages.weight({ points: categoryWeight })}
            </p>
          </header>
          <ul className="portal-badges">
            {badges.map((badge) => (
              <BadgeRow
                key={badge.tier}
                badge={badge}
                action={action(badge)}
                isOpen={badgeKeyOf(badge) === openBadge}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export const requirementText = (
  { category, requiredFeedback }: AdminBadge,
  adminMessages: AdminMessages
): string =>
  category === specialCategory
    ? adminMessages.categories({ count: requiredFeedback })
    : adminMessages.items({ count: requiredFeedback })

interface BadgeRowProps {
  readonly badge: AdminBadge
  readonly action: ReactNode
  readonly isOpen: boolean
}

const BadgeRow = ({ badge, action, isOpen }: BadgeRowProps) => {
  const adminMessages = useMessages("admin")
  const badgesMessages = useMessages("badges")
  const { language } = useLanguage()
  const name = badgeName(badge.name, badgesMessages)
  const description = badgeDescription(badge.description, badgesMessages)
  return (
    <li className={isOpen ? "portal-open" : undefined}>
      <div className="portal-medal">
        <BadgeImage badge={badge} size={48} alt="" />
      </div>
      <div className="grow">
        <b dir="auto" lang={languageOf(name)}>
          {name}
        </b>
        <p className="soft" dir="auto" lang={languageOf(description)}>
          {description}
        </p>
      </div>
      <span className="portal-facts">
        <span className="soft">{requirementText(badge, adminMessages)}</span>
        <b>{adminMessages.bonus({ points: formatNumber(badge.bonus, language) })}</b>
      </span>
      {action}
    </li>
  )
}
