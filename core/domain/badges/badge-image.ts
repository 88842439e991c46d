import type { CatalogueBadge } from "./badge-records.ts"

export const badgeImageUrl = ({ image }: Pick<CatalogueBadge, "image">): string | null =>
  image === null ? null : `/uploads/${image}`
