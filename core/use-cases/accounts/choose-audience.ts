import { Effect, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import { questionsInForce } from "../../domain/questions/owner-questions.ts"
import { chosenRelease } from "../../domain/release/owner-release.ts"
import type { Audience } from "../../domain/release/release-rule.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { releaseMoment } from "../time/release-moment.ts"

/** Chooses who will write to an owner, and so when notes appear. Before there is a link, any choice holds at once. */
export const chooseAudience = Effect.fn("chooseAudience")(function* (owner: OwnerId, audience: Audience) {
  const moment = yield* releaseMoment
  const updatedAt = isoTimeOf(moment.now)
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const isPublic = account.feedbackLink !== null
    return Result.map(chosenRelease(account.release, { audience, isPublic, ...moment }), (release) => {
      const questions = questionsInForce(account, moment)
      const changed: Account = { ...account, release, questions, updatedAt }
      return { change: putChange(changed), answer: changed }
    })
  })
})
