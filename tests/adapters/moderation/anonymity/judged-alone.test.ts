import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { localAnalyst } from "#adapters/moderation/local/index.ts"
import { Analyst } from "#core/ports/analyst.ts"
import { Guard } from "#core/ports/guard.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { settleAll } from "../../../core/support/settle-all.ts"
import { linkOf, makeOwner, world } from "../../../core/support/world.ts"

const text = "You listen well, and you answer every question."

it.effect("[anon A17] guard and analyst are given the text and nothing else, whoever it is for", () => {
  const asked: Array<ReadonlyArray<unknown>> = []
  const noting = Layer.mergeAll(
    Layer.succeed(Guard, {
      judge: (...given) =>
        Effect.sync(() => {
          asked.push(["guard", ...given])
          return { decision: "approved", labels: [], guard: "noting", version: "1", reason: "" }
        })
    }),
    Layer.effect(Analyst)(
      Effect.map(Analyst, (analyst) => ({
        ...analyst,
        analyse: (...given) =>
          Effect.suspend(() => {
            asked.push(["analyst", ...given])
            return analyst.analyse(...given)
          })
      }))
    ).pipe(Layer.provide(localAnalyst))
  )
  return Effect.gen(function* () {
    const owners = [
      yield* makeOwner(),
      yield* makeOwner("Ben Okafor", "0a1b2c3d-0000-4000-8000-000000000002")
    ]
    for (const owner of owners) {
      yield* submitTyped({ link: linkOf(owner), content: text, idempotencyKey: `a key for ${owner.name}` })
    }
    yield* settleAll
    assert.deepStrictEqual(asked.toSorted(), [
      ["analyst", text],
      ["analyst", text],
      ["guard", text, { isLate: false }],
      ["guard", text, { isLate: false }]
    ])
  }).pipe(Effect.provide(Layer.merge(world, noting)))
})
