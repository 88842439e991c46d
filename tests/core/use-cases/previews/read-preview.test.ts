import { assert, describe } from "@effect/vitest"
import { Clock } from "effect"
import { TestClock } from "effect/testing"
import { readPreview } from "#core/use-cases/previews/read-preview.ts"
import { chooseQuestions } from "#core/use-cases/questions/choose-questions.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { windowed } from "../../../support/release.ts"
import { linkOf, makeOwner } from "../../../support/world.ts"

const test = effectTestWith(windowed(60))

describe("[anon A34] the picture of a link", () => {
  test("shows another question from its boundary on, and says until when it holds", function* () {
    const account = yield* makeOwner()
    const link = linkOf(account)
    const now = yield* Clock.currentTimeMillis
    yield* chooseQuestions(account.owner, [
      { question: "What should I do more of?", thanks: "" },
      { question: "What should I stop?", thanks: "" }
    ])
    const before = yield* readPreview(link)
    assert.strictEqual(before.question, null)
    const changesAt = before.changesAt ?? Number.NaN
    assert.isAbove(changesAt, now)
    yield* TestClock.adjust(changesAt - now)
    const after = yield* readPreview(link)
    assert.strictEqual(after.question, "What should I do more of?")
    assert.strictEqual(after.changesAt, null)
  })
})
