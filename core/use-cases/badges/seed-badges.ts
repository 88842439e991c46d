import { Effect, Result } from "effect"
import type { AdminEntry } from "../../domain/admins/admin.ts"
import type { CatalogueBadge } from "../../domain/badges/badge.ts"
import { defaultCatalogue } from "../../domain/badges/stored-catalogue.ts"
import { type Change, noChange, putting } from "../../domain/hives/change.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { commandLine, makeEntry } from "../admins/admin-entry.ts"

const defaults = Array.from(defaultCatalogue.values())

export const seedBadges = Effect.fn("seedBadges")(function* () {
  return yield* (yield* InstallationStore).change(({ badges }) => {
    const missing = defaults.filter(({ id }) => !badges.has(id))
    return Result.succeed({ change: putting(...missing), answer: missing.length })
  })
})

const isAsSeeded = (stored: CatalogueBadge | undefined, badge: CatalogueBadge): boolean =>
  stored?.name === badge.name &&
  stored.description === badge.description &&
  stored.bonus === badge.bonus &&
  stored.image === null

const resetTo = (changed: ReadonlyArray<CatalogueBadge>, entry: AdminEntry): Change =>
  changed.length === 0 ? noChange : putting(...changed, entry)

/**
 * Resets the catalogue and its images; points already awarded stay. Returns the orphaned image keys and the number of
 * changed badges.
 */
export const resetBadges = Effect.fn("resetBadges")(function* () {
  const entry = yield* makeEntry(commandLine, "reset the badge catalogue")
  return yield* (yield* InstallationStore).change(({ badges }) => {
    const changed = defaults.filter((badge) => !isAsSeeded(badges.get(badge.id), badge))
    const images = changed.flatMap(({ id }) => badges.get(id)?.image ?? [])
    return Result.succeed({ change: resetTo(changed, entry), answer: { images, changed: changed.length } })
  })
})
