import { Clock, Effect } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { chooseAudience } from "#core/use-cases/accounts/choose-audience.ts"
import { signUp } from "#core/use-cases/accounts/sign-up.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { answerFeedback, setFeedbackStatus } from "#core/use-cases/feedback/reply-to-feedback.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { settleFeedback } from "#core/use-cases/moderation/settle-feedback.ts"
import { changeAccount } from "#core/use-cases/profiles/change-account.ts"
import { setBadgeDisplay } from "#core/use-cases/profiles/set-badge-display.ts"
import { updateProfile } from "#core/use-cases/profiles/update-profile.ts"
import { chooseQuestions } from "#core/use-cases/questions/choose-questions.ts"
import { type DrivenClock, drivenClock } from "./driven-clock.ts"
import type { SampleHive } from "./hives/sample-hive.ts"
import { demoPassword, sampleHives } from "./sample-hives.ts"
import type { SampleText } from "./texts/sample-text.ts"

const maxConcurrentChanges = 32

export interface FilledHive extends Pick<SampleHive, "title" | "email"> {
  readonly link: string | null
}

const settlePending = Effect.gen(function* () {
  const pending = yield* PendingFeedback
  for (let items = yield* pending.claim(1_000); items.length > 0; items = yield* pending.claim(1_000)) {
    yield* Effect.forEach(items, (item) => settleFeedback(item, { mayDecideAlone: false }), {
      concurrency: maxConcurrentChanges,
      discard: true
    })
  }
})

const otherTabMillis = 20

/** Settles all texts of a hive. Another tab may be judging some of them: those are waited for. */
const settleAll = Effect.fnUntraced(function* (owner: OwnerId, { texts }: SampleHive) {
  const isAllSettled = Effect.map(listFeedback(owner), (items) => items.length === texts.length)
  while (!(yield* isAllSettled)) {
    yield* settlePending
    yield* Effect.sleep(otherTabMillis)
  }
})

const textsByDay = (texts: ReadonlyArray<SampleText>, days: number) => {
  const each = Math.ceil(texts.length / Math.max(days, 1))
  return Array.from({ length: days }, (_, day) => texts.slice(day * each, (day + 1) * each))
}

const submitTexts = Effect.fnUntraced(function* (link: string, hive: SampleHive, { goTo }: DrivenClock) {
  const days = textsByDay(hive.texts, hive.daysOld)
  for (const [index, texts] of days.entries()) {
    yield* goTo(hive.daysOld - index)
    const submissions = texts.map(({ text, question = null }) => ({
      link,
      content: text,
      question,
      idempotencyKey: undefined
    }))
    yield* Effect.forEach(submissions, submitTyped, { concurrency: maxConcurrentChanges, discard: true })
    yield* settlePending
  }
})

const respondTo = Effect.fnUntraced(function* (owner: OwnerId, id: string, { isPublic, reply }: SampleText) {
  if (isPublic) yield* setVisibility(owner, id, true)
  if (reply === undefined) return
  yield* setFeedbackStatus(owner, id, reply.status)
  if (reply.answer !== undefined) yield* answerFeedback(owner, id, reply.answer)
})

const respondToTexts = Effect.fnUntraced(function* (owner: OwnerId, texts: ReadonlyArray<SampleText>) {
  const handled = texts.filter(({ isPublic, reply }) => isPublic || reply !== undefined)
  const samples = new Map(handled.map((sample) => [sample.text, sample]))
  const items = samples.size === 0 ? [] : yield* listFeedback(owner)
  for (const { id, content } of items) {
    const sample = samples.get(content)
    if (sample !== undefined) yield* respondTo(owner, id, sample)
  }
})

const fillHive = Effect.fnUntraced(function* (hive: SampleHive, clock: DrivenClock) {
  const { title, email, language, profile } = hive
  yield* clock.goTo(hive.daysOld)
  const { account } = yield* signUp({ email, password: demoPassword }, "computer")
  if (language !== null) yield* changeAccount(account.owner, { language })
  if (profile === null) return { title, email, link: null }
  yield* chooseAudience(account.owner, "anyone")
  const { owner, feedbackLink: link } = yield* updateProfile(account.owner, profile)
  if (link === null) return yield* Effect.die(new Error(`${profile.name} suggests no link`))
  if (hive.questions.length > 0) yield* chooseQuestions(owner, hive.questions)
  yield* submitTexts(link, hive, clock)
  yield* settleAll(owner, hive)
  yield* respondToTexts(owner, hive.texts)
  if (hive.showsBadges) yield* setBadgeDisplay(owner, true)
  return { title, email, link }
})

export const fillWith = Effect.fnUntraced(function* (hives: ReadonlyArray<SampleHive>) {
  const clock = drivenClock(yield* Clock.Clock)
  const filling = Effect.forEach(hives, (hive) => fillHive(hive, clock))
  const filled: ReadonlyArray<FilledHive> = yield* Effect.provideService(filling, Clock.Clock, clock.clock)
  return filled
})

export const fillHives = fillWith(sampleHives)
