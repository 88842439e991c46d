import { installationOwner } from "../accounts/installation-owner.ts"
import type { Badge } from "./badge.ts"
import type { CatalogueBadge } from "./badge-records.ts"
import { defaultBadges } from "./catalogue.ts"

export type Catalogue = ReadonlyMap<string, CatalogueBadge>

export const seededBadgeOf = (badge: Badge): CatalogueBadge => ({
  ...badge,
  kind: "catalogue-badge",
  owner: installationOwner,
  image: null
})

export const defaultCatalogue: Catalogue = new Map(
  defaultBadges.map((badge) => [badge.id, seededBadgeOf(badge)])
)

/** Adds defaults missing from the stored catalogue, because owners may hold those badges. */
export const catalogueOf = (stored: Catalogue): Catalogue =>
  new Map(Array.from(defaultCatalogue, ([id, badge]) => [id, stored.get(id) ?? badge]))
