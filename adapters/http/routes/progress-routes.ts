import { Effect } from "effect"
import { readOwnerBadges } from "#core/use-cases/badges/read-owner-badges.ts"
import { readInsight, readQuestionInsight } from "#core/use-cases/insight/read-insight.ts"
import { readActivity } from "#core/use-cases/progress/read-activity.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { ownerCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"

const respondWithInsight = makeResponder("feedbackSummary")

export const feedbackSummary = ownerCall("feedbackSummary", ({ account, site, url }) => {
  const question = url.searchParams.get("question")
  const read =
    question === null
      ? readInsight(account.owner)
      : Effect.andThen(site.limits.readInsight(account.owner), readQuestionInsight(account.owner, question))
  return Effect.flatMap(read, (insight) => respondWithInsight(insight))
})

const respondWithActivity = makeResponder("activity")

export const activity = ownerCall("activity", ({ account }) =>
  readActivity(account.owner).pipe(Effect.flatMap((entries) => respondWithActivity(entries)))
)

const respondWithProgress = makeResponder("stats")

export const stats = ownerCall("stats", ({ account }) =>
  readProgress(account.owner).pipe(Effect.flatMap((found) => respondWithProgress(found)))
)

const respondWithOwnerBadges = makeResponder("ownerBadges")

export const ownerBadges = ownerCall("ownerBadges", ({ account }) =>
  readOwnerBadges(account.owner).pipe(Effect.flatMap((found) => respondWithOwnerBadges(found)))
)
