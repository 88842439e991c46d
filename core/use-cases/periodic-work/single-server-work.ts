import { Effect, Schedule } from "effect"
import { removeDueAccounts } from "../accounts/pending-deletion.ts"
import { releaseAtBoundaries } from "../feedback/release-feedback.ts"
import { sendDigestsForever } from "../mails/send-digests.ts"
import { sweepRetention } from "../retention/sweep-retention.ts"
import { sendWebhooksForever } from "../webhooks/send-webhooks.ts"

export const sweepDeleted = sweepRetention.pipe(
  Effect.catchTag("StoreUnavailable", () =>
    Effect.logWarning("Expired data could not be removed; trying again in an hour")
  ),
  Effect.asVoid
)

export const singleServerWork = Effect.all(
  [
    releaseAtBoundaries,
    Effect.repeat(sweepDeleted, Schedule.spaced("1 hour")),
    Effect.repeat(removeDueAccounts, Schedule.spaced("1 minute")),
    sendDigestsForever,
    sendWebhooksForever
  ],
  { concurrency: "unbounded", discard: true }
)
