import { statedSettings } from "./stated-settings.ts"

/** The page's PUBLIC_URL, or the address at which it was opened. */
export const publicOrigin = (): string => statedSettings().origin ?? window.location.origin

export const publicHost = (): string => new URL(publicOrigin()).host
