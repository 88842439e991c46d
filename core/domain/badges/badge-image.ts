import type { CatalogueBadge } from "./badge.ts"

export const badgeImageUrl = ({ image }: Pick<CatalogueBadge, "image">): string | null =>
  image === null ? null : `/uploads/${image}`
