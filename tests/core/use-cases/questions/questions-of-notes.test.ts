import { assert, describe } from "@effect/vitest"
import { Clock, type Duration, Effect } from "effect"
import { TestClock } from "effect/testing"
import { noQuestions } from "#core/domain/questions/owner-questions.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { chooseAudience } from "#core/use-cases/accounts/choose-audience.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { releaseAt } from "#core/use-cases/feedback/release-feedback.ts"
import { removeWithdrawnAt } from "#core/use-cases/feedback/remove-withdrawn.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { takeBack } from "#core/use-cases/feedback/take-back.ts"
import { readQuestionInsight } from "#core/use-cases/insight/read-insight.ts"
import { readPreview } from "#core/use-cases/previews/read-preview.ts"
import { readVisitorPage } from "#core/use-cases/profiles/read-visitor-page.ts"
import { chooseQuestions } from "#core/use-cases/questions/choose-questions.ts"
import { exportText } from "#core/use-cases/transfer/export-owner.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { windowed } from "../../../support/release.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { readStoredHive } from "../../../support/whole-hive.ts"
import { accountOf, linkOf, makeOwner, world } from "../../../support/world.ts"

const [more, less] = ["What should I do more of?", "What should I do less of?"]

/** Sends texts as answers to that question, and has them judged. */
const send = Effect.fnUntraced(function* (link: string, question: string, texts: ReadonlyArray<string>) {
  for (const content of texts) yield* submitTyped({ link, content, question, idempotencyKey: undefined })
  yield* settleAll
})

const texts = (count: number, prefix = "Reliability") =>
  Array.from({ length: count }, (_, index) => `${prefix} ${index}`)

/** Some full hours, with a release at their end. */
const pass = (duration: Duration.Input) =>
  TestClock.adjust(duration).pipe(Effect.andThen(Clock.currentTimeMillis), Effect.flatMap(releaseAt))

/** An owner who asks a question, an hour later. */
const makeAsker = Effect.fnUntraced(function* () {
  const account = yield* makeOwner()
  yield* chooseQuestions(account.owner, [{ question: more, thanks: "Thank you!" }])
  yield* pass("1 hour")
  return { ...account, link: linkOf(account) }
})

const questionsOn = (owner: Parameters<typeof listFeedback>[0]) =>
  Effect.map(listFeedback(owner), (items) => items.map(({ question }) => question))

const test = effectTestWith(windowed(60))

describe("[anon A31] the question of a note", () => {
  test("shows once three released approved notes answer it", function* () {
    const { owner, link } = yield* makeAsker()
    yield* send(link, more, [...texts(2), "abuse that nobody should read"])
    yield* pass("1 hour")
    assert.deepStrictEqual(yield* questionsOn(owner), [null, null, null])
    assert.isFalse((yield* readQuestionInsight(owner, more)).hasSummary)
    assert.notInclude(yield* exportText(owner), '"question":"What should I do more of?","status"')
    yield* send(link, more, ["Reliability third"])
    assert.deepStrictEqual(yield* questionsOn(owner), [null, null, null])
    yield* pass("1 hour")
    const items = yield* listFeedback(owner)
    const shown = (status: string) =>
      items.filter(({ moderationStatus }) => moderationStatus === status).map(({ question }) => question)
    assert.deepStrictEqual([shown("approved"), shown("rejected")], [[more, more, more], [null]])
    assert.strictEqual((yield* readQuestionInsight(owner, more)).evidence[0]?.count, 3)
    assert.isFalse((yield* readQuestionInsight(owner, less)).hasSummary)
    assert.include(yield* exportText(owner), '"question":"What should I do more of?","status"')
  })

  test("shows no longer once one of three is deleted, or was taken back and is gone", function* () {
    const { owner, link } = yield* makeAsker()
    yield* send(link, more, texts(3))
    const receipt = yield* Secrets.use(({ digest }) => digest("mine"))
    const mine = { link, content: "Reliability mine", question: more, receipt }
    yield* submitTyped({ ...mine, idempotencyKey: undefined })
    yield* settleAll
    yield* pass("1 hour")
    assert.deepStrictEqual(yield* questionsOn(owner), [more, more, more, more])
    yield* Effect.forkChild(takeBack("mine"), { startImmediately: true })
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(yield* questionsOn(owner), [more, more, more, more])
    yield* removeWithdrawnAt(Date.parse("2026-11-20T14:00:00Z"))
    assert.deepStrictEqual(yield* questionsOn(owner), [more, more, more])
    const [item] = yield* listFeedback(owner)
    yield* deleteFeedback(owner, item?.id ?? "")
    assert.deepStrictEqual(yield* questionsOn(owner), [null, null])
    assert.isFalse((yield* readQuestionInsight(owner, more)).hasSummary)
  })

  test("waits for the owner's own number, where that is larger", function* () {
    const { owner, link } = yield* makeAsker()
    yield* send(link, more, texts(3))
    yield* pass("1 hour")
    assert.deepStrictEqual(yield* questionsOn(owner), [more, more, more])
    yield* chooseAudience(owner, "team")
    assert.deepStrictEqual(yield* questionsOn(owner), [more, more, more])
  })

  test("is stored with a rejected note no more", function* () {
    const { owner, link } = yield* makeAsker()
    yield* send(link, more, ["abuse that nobody should read"])
    const { items } = yield* readStoredHive(owner)
    assert.deepStrictEqual([items.length, items[0]?.question], [1, null])
  })

  test("goes with its wording, from all notes that are still held", function* () {
    const { owner, link } = yield* makeAsker()
    yield* send(link, more, texts(3))
    yield* pass("7 days")
    yield* send(link, more, texts(3, "Leadership"))
    yield* chooseQuestions(owner, [{ question: less, thanks: "" }])
    yield* pass("1 hour")
    const shown = (yield* listFeedback(owner)).map(({ content, question }) => [
      content.split(" ")[0],
      question
    ])
    assert.sameDeepMembers(shown, [
      ...Array(3).fill(["Reliability", more]),
      ...Array(3).fill(["Leadership", null])
    ])
  })

  test("is part of no shorter window when the rule becomes stricter in the meantime", function* () {
    const { owner, link } = yield* makeAsker()
    yield* pass("7 days")
    yield* chooseQuestions(owner, [{ question: less, thanks: "" }])
    yield* chooseAudience(owner, "team")
    yield* pass("1 hour")
    const { questions, changesAt } = yield* readVisitorPage(link)
    assert.deepStrictEqual([questions[0]?.question, changesAt], [more, Date.parse("2026-11-28T00:00:00Z")])
    yield* pass("11 hours")
    assert.deepStrictEqual((yield* readVisitorPage(link)).questions, [{ question: less, thanks: "" }])
    yield* chooseAudience(owner, "class")
    assert.strictEqual((yield* readVisitorPage(link)).questions[0]?.question, less)
  })

  effectTestWith(world)("changes at midnight UTC where notes appear as they come", function* () {
    const { link } = yield* makeAsker()
    assert.deepStrictEqual((yield* readVisitorPage(link)).questions, [])
    yield* pass("11 hours")
    assert.lengthOf((yield* readVisitorPage(link)).questions, 1)
  })
})

test("questions that the guard refuses, or cannot judge, are not asked", function* () {
  const { owner } = yield* makeOwner()
  const ask = (question: string, thanks = "") => Effect.flip(chooseQuestions(owner, [{ question, thanks }]))
  assert.strictEqual((yield* ask("abuse for all")).message, (yield* ask("Fine?", "abuse")).message)
  assert.strictEqual((yield* ask("abuse for all"))._tag, "InvalidInput")
  assert.strictEqual((yield* ask("unjudged for now"))._tag, "ModeratorUnavailable")
  const { questions } = yield* accountOf(owner)
  assert.deepStrictEqual(questions, noQuestions)
})

test("[anon A34] the picture of a link shows another question from its boundary on, and says until when it holds", function* () {
  const account = yield* makeOwner()
  const [link, now] = [linkOf(account), yield* Clock.currentTimeMillis]
  yield* chooseQuestions(
    account.owner,
    [more, less].map((question) => ({ question, thanks: "" }))
  )
  const { question, changesAt } = yield* readPreview(link)
  assert.strictEqual(question, null)
  assert(changesAt !== null && changesAt > now)
  yield* TestClock.adjust(changesAt - now)
  assert.deepInclude(yield* readPreview(link), { question: more, changesAt: null })
})
