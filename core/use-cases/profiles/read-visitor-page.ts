import { Effect } from "effect"
import type { PublicRelease } from "../../contract/visitor-page.ts"
import { opensAt } from "../../domain/accounts/page-hours.ts"
import { isPaused } from "../../domain/accounts/page-state.ts"
import { questionsInForce } from "../../domain/questions/owner-questions.ts"
import { releaseInForce } from "../../domain/release/owner-release.ts"
import { stricterOf } from "../../domain/release/release-rule.ts"
import { publicBadgesOf } from "../badges/read-public-badges.ts"
import { findByLink } from "../links/find-by-link.ts"
import { questionTextOf } from "../questions/questions-view.ts"
import { releaseMoment } from "../time/release-moment.ts"
import { publicAnswersOf } from "./read-public-answers.ts"
import { publicProfileOf } from "./read-public-profile.ts"

export const readVisitorPage = Effect.fnUntraced(function* (link: string) {
  const account = yield* findByLink(link)
  const moment = yield* releaseMoment
  const { now } = moment
  const { rule, announced } = releaseInForce(account.release, moment)
  const opening = opensAt(account, now)
  const questions = questionsInForce(account, moment)
  const changes = [opening, announced?.from, questions.announced?.from].filter(
    (time) => typeof time === "number"
  )
  return {
    profile: yield* publicProfileOf(account),
    badges: yield* publicBadgesOf(account),
    answers: yield* publicAnswersOf(account),
    questions: questions.asked.map(questionTextOf),
    isPaused: isPaused(account, now),
    hasFeed: account.syndication.feed,
    release: {
      ...rule,
      announced:
        announced === null ? null : { ...stricterOf(announced.rule, moment.floor), from: announced.from }
    } satisfies PublicRelease,
    changesAt: changes.length === 0 ? null : Math.min(...changes)
  }
})
