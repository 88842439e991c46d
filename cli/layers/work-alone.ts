import { Effect, Schedule } from "effect"
import { removeLeavers } from "#core/use-cases/accounts/leave.ts"
import { releaseAtBoundaries } from "#core/use-cases/feedback/release-feedback.ts"
import { sendDigestsAlone } from "#core/use-cases/mails/send-digests.ts"
import { sweepRetention } from "#core/use-cases/retention/sweep-retention.ts"

export const sweep = sweepRetention.pipe(
  Effect.catchTag("StoreUnavailable", () => Effect.logWarning("What has had its time could not be removed")),
  Effect.asVoid
)

export const workAlone = Effect.all(
  [
    releaseAtBoundaries,
    Effect.repeat(sweep, Schedule.spaced("1 hour")),
    Effect.repeat(removeLeavers, Schedule.spaced("1 minute")),
    sendDigestsAlone
  ],
  { concurrency: "unbounded", discard: true }
)
