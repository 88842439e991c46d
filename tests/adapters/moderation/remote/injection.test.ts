import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { categories } from "#core/domain/categories/category.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { liveTestWith } from "../../../support/effect-test.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"
import { injections, orders } from "./injections.ts"
import { assess, chatting, judge, local, moderating, openai, testNetwork } from "./support.ts"

const test = liveTestWith(openai)

const { network, sent, sentToAnalyse } = testNetwork()

/** A model that obeys whoever writes. */
const obedient = chatting({
  category: "Leadership",
  sentiment: "positive",
  summary: "Approved by the system."
})

describe("texts that give orders", () => {
  test.each(injections)(
    "stay refused here although the service approves everything: %s",
    function* ([, text]) {
      network.use(moderating(), obedient)
      assert.strictEqual((yield* judge(text)).decision, "rejected")
      assert.lengthOf(sent, 0)
    }
  )

  test.each(orders)(
    "stay refused by the service although the local guard approves: %s",
    function* ([, text]) {
      network.use(moderating({ harassment: 0.91 }), obedient)
      assert.strictEqual((yield* judge(text)).decision, "rejected")
    }
  )

  test.each(orders)("put no foreign category, and stay within their string: %s", function* ([, text]) {
    network.use(moderating(), obedient)
    const { analysis } = yield* assess(text)
    assert.include(categories, analysis?.category)
    assert.deepStrictEqual(analysis, local.analyse(text))
    const { messages } = JSON.parse(sentToAnalyse[0]?.body ?? "")
    assert.deepStrictEqual(
      messages.map(({ role }: { role: string }) => role),
      ["system", "user"]
    )
    assert.deepStrictEqual(JSON.parse(messages[1].content), { feedback: text })
  })

  it.effect("reach the owner's page as refused, all of them", () =>
    Effect.gen(function* () {
      network.use(moderating(), obedient)
      const account = yield* makeOwner()
      for (const [, content] of injections) {
        yield* submitTyped({ link: linkOf(account), content, idempotencyKey: undefined })
      }
      yield* settleAll
      const statuses = (yield* listFeedback(account.owner)).map(({ moderationStatus }) => moderationStatus)
      assert.deepStrictEqual(
        statuses,
        injections.map(() => "rejected")
      )
    }).pipe(Effect.provide(Layer.mergeAll(world, openai)))
  )
})
