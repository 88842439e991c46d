import { statedSettings } from "./stated-settings.ts"

export const publicOrigin = (): string => statedSettings().origin ?? window.location.origin

export const publicHost = (): string => new URL(publicOrigin()).host
