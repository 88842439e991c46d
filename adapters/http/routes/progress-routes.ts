import { Effect } from "effect"
import { readOwnerBadges } from "#core/use-cases/badges/read-owner-badges.ts"
import { readInsight } from "#core/use-cases/insight/read-insight.ts"
import { readActivity } from "#core/use-cases/progress/read-activity.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { answering } from "../calls/answering.ts"
import { ownerCall } from "../calls/call-route.ts"

const answerSummary = answering("feedbackSummary")

export const feedbackSummary = ownerCall("feedbackSummary", ({ account }) =>
  readInsight(account.owner).pipe(Effect.flatMap((insight) => answerSummary(insight)))
)

const answerActivity = answering("activity")

export const activity = ownerCall("activity", ({ account }) =>
  readActivity(account.owner).pipe(Effect.flatMap((entries) => answerActivity(entries)))
)

const answerStats = answering("stats")

export const stats = ownerCall("stats", ({ account }) =>
  readProgress(account.owner).pipe(Effect.flatMap((found) => answerStats(found)))
)

const answerBadges = answering("ownerBadges")

export const ownerBadges = ownerCall("ownerBadges", ({ account }) =>
  readOwnerBadges(account.owner).pipe(Effect.flatMap((found) => answerBadges(found)))
)
