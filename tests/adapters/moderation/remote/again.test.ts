import { assert, describe } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { HttpResponse, http } from "msw"
import { beforeAll } from "vitest"
import { guardVersion } from "#adapters/moderation/local/engine/judge-text.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"
import { Moderator } from "#core/ports/moderator.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { abusive, fair, moderating, moderationsUrl, openai, testNetwork } from "./support.ts"

const test = effectTestWith(openai)

const { network, idle } = testNetwork()

beforeAll(() => import("openai"))

const judge = (text: string, isAgain: boolean) =>
  Effect.map(
    Moderator.use((moderator) => moderator.assess(text, { mayDecideAlone: true, isAgain })),
    ({ verdict }) => verdict
  )

const refusedKey = http.post(moderationsUrl, () => HttpResponse.json({}, { status: 401 }))

describe("what a service has judged", () => {
  test("is not judged again by less than it: without the key nobody decides", function* () {
    network.use(refusedKey)
    assert.strictEqual((yield* judge(fair, false)).guard, "local")
    assert.strictEqual((yield* Effect.flip(judge(fair, true)))._tag, "ModeratorUnavailable")
  })

  test("is not judged again by less than it: while nothing answers nobody decides, late or not", function* () {
    network.use(http.post(moderationsUrl, () => HttpResponse.error()))
    const asked = yield* Effect.forkChild(Effect.flip(judge(fair, true)))
    for (let step = 0; step < 30; step++) {
      yield* Effect.promise(idle)
      yield* TestClock.adjust("500 millis")
    }
    assert.strictEqual((yield* Fiber.join(asked))._tag, "ModeratorUnavailable")
  })

  test("is judged by both again when it answers; what the local guard refuses needs nobody", function* () {
    network.use(moderating({ harassment: 0.9 }))
    assert.deepInclude(yield* judge(fair, true), { guard: "local+openai", decision: "rejected" })
    network.use(refusedKey)
    assert.deepInclude(yield* judge(abusive, true), { guard: "local", decision: "rejected" })
  })
})

describe("a verdict is of today", () => {
  const cases: ReadonlyArray<readonly [boolean, Pick<Verdict, "guard" | "version" | "decision">]> = [
    [true, { guard: "local+openai", version: `${guardVersion}+omni`, decision: "approved" }],
    [true, { guard: "local+openai", version: `${guardVersion}+other`, decision: "rejected" }],
    [true, { guard: "local", version: guardVersion, decision: "rejected" }],
    [false, { guard: "local", version: guardVersion, decision: "approved" }],
    [false, { guard: "local", version: "0", decision: "rejected" }],
    [false, { guard: "local+openai", version: "0+omni", decision: "approved" }],
    [false, { guard: "local+comprehend", version: `${guardVersion}+1`, decision: "approved" }]
  ]

  test.each(cases)("%s: %j", function* ([isCurrent, verdict]) {
    const moderator = yield* Moderator
    assert.strictEqual(moderator.isCurrent({ ...verdict, labels: [], reason: "" }), isCurrent)
  })
})
