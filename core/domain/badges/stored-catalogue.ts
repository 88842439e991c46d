import { installationOwner } from "../accounts/installation-owner.ts"
import type { Badge, CatalogueBadge } from "./badge.ts"
import { defaultBadges } from "./catalogue.ts"

/** All badges, in the order of the default ones, by id. */
export type Catalogue = ReadonlyMap<string, CatalogueBadge>

export const asSeeded = (badge: Badge): CatalogueBadge => ({
  ...badge,
  kind: "catalogue-badge",
  owner: installationOwner,
  image: null
})

export const defaultCatalogue: Catalogue = new Map(defaultBadges.map((badge) => [badge.id, asSeeded(badge)]))

const completed = (stored: Catalogue): Catalogue =>
  new Map(Array.from(defaultCatalogue, ([id, badge]) => [id, stored.get(id) ?? badge]))

const known = new WeakMap<Catalogue, Catalogue>()

/** What is stored, and the default for what is not: a badge that somebody may hold is never missing. */
export const catalogueOf = (stored: Catalogue): Catalogue => {
  const found = known.get(stored) ?? completed(stored)
  known.set(stored, found)
  return found
}
