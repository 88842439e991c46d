import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"

/** A paused page can be read; one that an operator closed is an unknown link. */
export type PageAvailability = "open" | "paused" | "closed"

export const availabilityOf = (settings: AccountSettings | undefined): PageAvailability => {
  if (settings === undefined) return "open"
  if (settings.suspendedFor !== null) return "closed"
  return settings.isPaused || settings.opensAt !== null ? "paused" : "open"
}
