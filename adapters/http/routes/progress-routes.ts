import { Effect } from "effect"
import { readOwnerBadges } from "#core/use-cases/badges/read-owner-badges.ts"
import { readInsight, readQuestionInsight } from "#core/use-cases/insight/read-insight.ts"
import { readActivity } from "#core/use-cases/progress/read-activity.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { ownerCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { queryValue } from "../requests/query-value.ts"

const respondWithInsight = makeResponder("feedbackSummary")

export const feedbackSummary = ownerCall(
  "feedbackSummary",
  Effect.fnUntraced(function* ({ account, site, url }) {
    const question = yield* queryValue(url, "question")
    if (question !== null) yield* site.limits.readInsight(account.owner)
    const reading =
      question === null ? readInsight(account.owner) : readQuestionInsight(account.owner, question)
    return yield* reading.pipe(Effect.flatMap(respondWithInsight), site.limits.readNotes(account.owner))
  })
)

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
