import { Clock, Effect } from "effect"
import { ReleaseLeast, ReleaseWindow } from "../../ports/release-window.ts"

export const releaseFloor = Effect.all({ minutes: ReleaseWindow, least: ReleaseLeast })

export const releaseMoment = Effect.all({ now: Clock.currentTimeMillis, floor: releaseFloor })
