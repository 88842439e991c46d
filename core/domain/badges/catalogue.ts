import { type Category, categories, categoryKeys } from "../categories/category.ts"
import { type Badge, type BadgeTier, badgeTiers, specialCategory } from "./badge.ts"

const badgesOf: Readonly<
  Record<Category, Readonly<Record<BadgeTier, readonly [name: string, bonus: number]>>>
> = {
  "Leadership & Mentorship": {
    5: ["Team Lead Initiate", 150],
    25: ["Guiding Light", 750],
    50: ["Inspiring Leader", 1500],
    100: ["Visionary Hive Master", 3000]
  },
  "Communication & Collaboration": {
    5: ["Clear Voice", 100],
    25: ["Team Catalyst", 500],
    50: ["Collaboration Pro", 1000],
    100: ["Master Orator", 2000]
  },
  "Technical & Problem Solving": {
    5: ["Code Hopper", 100],
    25: ["Bug Buster", 500],
    50: ["Solution Architect", 1000],
    100: ["Tech Virtuoso", 2000]
  },
  "Creativity & Innovation": {
    5: ["Idea Seed", 75],
    25: ["Creative Spark", 375],
    50: ["Innovation Driver", 750],
    100: ["Artistic Visionary", 1500]
  },
  Reliability: {
    5: ["Steady Hand", 50],
    25: ["Dependable Ally", 250],
    50: ["Consistency Champ", 500],
    100: ["Punctual Perfectionist", 1000]
  },
  "Other / General": {
    5: ["Generalist", 25],
    25: ["Versatile Contributor", 125],
    50: ["All-Purpose Pro", 250],
    100: ["Universal Hive Master", 500]
  }
}

export const badgeIdOf = (category: Category, tier: BadgeTier): string => `${categoryKeys[category]}-${tier}`

const categoryBadge = (category: Category, tier: BadgeTier): Badge => {
  const [name, bonus] = badgesOf[category][tier]
  return {
    id: badgeIdOf(category, tier),
    name,
    description: `Received ${tier} pieces of feedback in ${category}.`,
    category,
    tier,
    requiredFeedback: tier,
    bonus
  }
}

export const hiveEnlightened: Badge = {
  id: "hive-enlightened",
  name: "Hive Enlightened",
  description: "Received feedback in all six categories.",
  category: specialCategory,
  tier: 1,
  requiredFeedback: categories.length,
  bonus: 500
}

export const defaultBadges: ReadonlyArray<Badge> = [
  ...categories.flatMap((category) => badgeTiers.map((tier) => categoryBadge(category, tier))),
  hiveEnlightened
]
