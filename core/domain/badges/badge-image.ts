import type { CatalogueBadge } from "./badge.ts"

/** Immutable address of a badge's image; null for the drawn emblem. */
export const badgeImageUrl = ({ image }: Pick<CatalogueBadge, "image">): string | null =>
  image === null ? null : `/uploads/${image}`
