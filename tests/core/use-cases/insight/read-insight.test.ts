import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { readInsight } from "#core/use-cases/insight/read-insight.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const sendAll = (link: string, texts: ReadonlyArray<string>) =>
  Effect.forEach(texts, (content) => submitTyped({ link, content, idempotencyKey: undefined }))

describe("the summary of an owner's feedback", () => {
  test("[anon A19] is empty under three approved items: it would point at single writers", function* () {
    const account = yield* makeOwner()
    yield* sendAll(linkOf(account), ["One", "Two", "abuse three"])
    yield* settleAll
    const told = Object.values(yield* readInsight(account.owner)).flat()
    assert.isEmpty(told.filter(Boolean))
  })

  test("[spec 3 12] rests on approved items alone, and names them behind each phrase", function* () {
    const account = yield* makeOwner()
    yield* sendAll(linkOf(account), ["One", "Two", "abuse that nobody should read", "Three"])
    yield* settleAll
    const summary = yield* readInsight(account.owner)
    assert.isTrue(summary.hasSummary)
    assert.strictEqual(summary.overallSentiment, "75% positive")
    assert.deepStrictEqual(summary.areasForImprovement, [])
    assert.deepStrictEqual(summary.keyStrengths, ["Everything"])
    assert.strictEqual(summary.generalTone, "3 notes")
    assert.strictEqual(summary.evidence[0]?.count, 3)
    assert.lengthOf(new Set(summary.evidence[0]?.ids), 3)
  })
})
