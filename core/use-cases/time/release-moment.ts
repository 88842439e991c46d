import { Clock, Effect } from "effect"
import { ReleaseLeast, ReleaseWindow } from "../../ports/release-window.ts"

export const releaseFloor = Effect.all({ minutes: ReleaseWindow, least: ReleaseLeast })

/** The time, and the installation's rule of release, by which owners' rules are read. */
export const releaseMoment = Effect.all({ now: Clock.currentTimeMillis, floor: releaseFloor })
