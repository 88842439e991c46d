import { Effect, Result } from "effect"
import type { CatalogueBadge } from "../../domain/badges/badge-records.ts"
import { defaultCatalogue } from "../../domain/badges/stored-catalogue.ts"
import { emptyChange, putChange } from "../../domain/hives/change.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { commandLineActor, makeAdminEntry } from "../admins/admin-entry.ts"

const defaultBadgeList = Array.from(defaultCatalogue.values())

export const seedBadges = Effect.fn("seedBadges")(function* () {
  return yield* (yield* InstallationStore).change(({ badges }) => {
    const missing = defaultBadgeList.filter(({ id }) => !badges.has(id))
    return Result.succeed({ change: putChange(...missing), answer: missing.length })
  })
})

const isAsSeeded = (stored: CatalogueBadge | undefined, badge: CatalogueBadge): boolean =>
  stored?.name === badge.name &&
  stored.description === badge.description &&
  stored.bonus === badge.bonus &&
  stored.image === null

/**
 * Resets the catalogue and its images; points already awarded stay. Returns the orphaned image keys and the number of
 * changed badges.
 */
export const resetBadges = Effect.fn("resetBadges")(function* () {
  const entry = yield* makeAdminEntry(commandLineActor, "reset the badge catalogue")
  return yield* (yield* InstallationStore).change(({ badges }) => {
    const changed = defaultBadgeList.filter((badge) => !isAsSeeded(badges.get(badge.id), badge))
    const images = changed.flatMap(({ id }) => badges.get(id)?.image ?? [])
    return Result.succeed({
      change: changed.length === 0 ? emptyChange : putChange(...changed, entry),
      answer: { images, changed: changed.length }
    })
  })
})
