import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { HttpResponse, http, type RequestHandler } from "msw"
import { beforeAll } from "vitest"
import type { Account } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { moderationWorker } from "#core/use-cases/moderation/moderation-worker.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { sampled } from "../../../support/short-form.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"
import { chatting, fair, moderated, moderationsUrl, openai, testNetwork } from "./support.ts"

const test = effectTestWith(Layer.mergeAll(world, openai))

const { network, idle } = testNetwork()

// Loaded before time is driven: a first call would else take minutes of it.
beforeAll(() => import("openai"))

const analysis = chatting({ category: "Reliability", sentiment: "positive", summary: "Praise." })

const submitTo = (account: Account, content = fair) =>
  submitTyped({ link: linkOf(account), content, idempotencyKey: undefined })

/** Seconds, in steps that leave the network its turns. */
const pass = (seconds: number) =>
  Effect.forEach(
    Array.from({ length: seconds * 2 }),
    () => Effect.andThen(Effect.promise(idle), TestClock.adjust("500 millis")),
    { discard: true }
  )

const verdictsFor = Effect.fnUntraced(function* (account: Account) {
  const store = yield* HiveStore
  const items = yield* listFeedback(account.owner)
  const lists = yield* Effect.forEach(items, ({ id }) => store.verdictsOn(account.owner, FeedbackId(id)))
  return lists.flat()
})

const moderationHandler = (make: () => Response | Promise<Response>) => http.post(moderationsUrl, make)

const faults: ReadonlyArray<readonly [string, RequestHandler]> = [
  ["it never answers", moderationHandler(() => new Promise<Response>(() => undefined))],
  ["it has no network", moderationHandler(() => HttpResponse.error())],
  ["it is out of order", moderationHandler(() => HttpResponse.json({}, { status: 500 }))],
  [
    "it asks for ten years",
    moderationHandler(() => HttpResponse.json({}, { status: 429, headers: { "retry-after": "315360000" } }))
  ]
]

describe("the worker, with OpenAI in trouble", () => {
  test.each(sampled(faults, 3))(
    "keeps items pending, then decides them locally and says why: %s",
    function* ([, fault]) {
      network.use(fault, analysis)
      const account = yield* makeOwner()
      yield* Effect.forkChild(moderationWorker)
      yield* submitTo(account)
      yield* pass(6)
      assert.lengthOf(yield* listFeedback(account.owner), 0)
      yield* pass(85)
      const [verdict, ...others] = yield* verdictsFor(account)
      assert.lengthOf(others, 0)
      assert.strictEqual(verdict?.decision, "approved")
      assert.strictEqual(verdict?.guard, "local")
      assert.match(
        verdict?.reason ?? "",
        /Judged locally: openai (?:gave no answer within a minute|is away)\.$/
      )
    }
  )

  test("loses none in a storm that comes and goes, and judges each once", function* () {
    let calls = 0
    const storm = moderationHandler(() =>
      ++calls % 2 === 0 ? HttpResponse.json(moderated()) : HttpResponse.json({}, { status: 502 })
    )
    network.use(storm, analysis)
    const account = yield* makeOwner()
    yield* Effect.forkChild(moderationWorker)
    for (let item = 0; item < 40; item++) yield* submitTo(account, `${fair} Number ${item}.`)
    yield* pass(90)
    assert.lengthOf(yield* verdictsFor(account), 40)
    const { badgeProgress } = yield* readProgress(account.owner)
    assert.strictEqual(badgeProgress.find(({ category }) => category === "Reliability")?.count, 40)
  })

  test("asks it about one owner's notes while it hangs on those of another", function* () {
    const hanging = http.post(moderationsUrl, async ({ request }) =>
      (await request.text()).includes("Flood")
        ? new Promise<Response>(() => undefined)
        : HttpResponse.json(moderated())
    )
    network.use(hanging, analysis)
    const [flooded, other] = [yield* makeOwner(), yield* makeOwner("Bo Lind", "b0-lind")]
    yield* Effect.forkChild(moderationWorker)
    for (let item = 0; item < 40; item++) yield* submitTo(flooded, `${fair} Flood ${item}.`)
    yield* pass(2)
    yield* submitTo(other)
    yield* pass(2)
    const verdicts = yield* verdictsFor(other)
    assert.deepStrictEqual(
      verdicts.map(({ guard }) => guard),
      ["local+openai"]
    )
  })
})
