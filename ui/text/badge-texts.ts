import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { categoryKeys } from "#core/domain/categories/category.ts"
import type { ActivityMessages, BadgesMessages } from "../messages/generated/catalogue.ts"
import { categoryOf } from "./category-of.ts"

export const badgeName = (name: string, { names }: BadgesMessages): string => {
  const seeded = defaultBadges.find((each) => each.name === name)
  const texts: Readonly<Record<string, string>> = names
  return seeded === undefined ? name : (texts[seeded.id] ?? name)
}

export const badgeDescription = (description: string, { descriptions }: BadgesMessages): string => {
  const seeded = defaultBadges.find((each) => each.description === description)
  if (seeded === undefined) return description
  const category = categoryOf(seeded.category)
  return category === undefined
    ? descriptions.special
    : descriptions[categoryKeys[category]]({ count: seeded.requiredFeedback })
}

export const unlockedText = (english: string, activity: ActivityMessages, badges: BadgesMessages): string => {
  const [, name] = /^Badge unlocked: (.+)$/.exec(english) ?? []
  return name === undefined ? english : activity.badge({ badge: badgeName(name, badges) })
}
