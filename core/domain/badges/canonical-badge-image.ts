import { categoryKeys } from "../categories/category.ts"
import { type Badge, specialCategory } from "./badge.ts"

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "_")

export const canonicalBadgeImage = ({ category, name, tier }: Pick<Badge, "category" | "name" | "tier">) =>
  category === specialCategory
    ? "hive_enlightened.png"
    : `${categoryKeys[category]}_${slugOf(name)}_${tier}.png`
