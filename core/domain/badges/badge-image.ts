import type { CatalogueBadge } from "./badge.ts"

/** Where pages find a badge's picture: a name that never changes its content; null: the drawn emblem. */
export const badgeImageUrl = ({ image }: Pick<CatalogueBadge, "image">): string | null =>
  image === null ? null : `/uploads/${image}`
