import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { localModerator } from "#adapters/moderation/local/index.ts"
import { Moderator } from "#core/ports/moderator.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"

const text = "You listen well, and you answer every question."

it.effect("[anon A17] the moderator is given the text and nothing else, whoever it is for", () => {
  const calls: Array<ReadonlyArray<unknown>> = []
  const recording = Layer.effect(Moderator)(
    Effect.map(Moderator, (moderator) => ({
      ...moderator,
      assess: (...given) =>
        Effect.suspend(() => {
          calls.push(given)
          return moderator.assess(...given)
        })
    }))
  ).pipe(Layer.provide(localModerator()))
  return Effect.gen(function* () {
    for (const owner of [yield* makeOwner(), yield* makeOwner("Bo Lind", "b0-lind")]) {
      yield* submitTyped({ link: linkOf(owner), content: text, idempotencyKey: `a key for ${owner.name}` })
    }
    yield* settleAll
    assert.deepStrictEqual(calls, [
      [text, { mayDecideAlone: false }],
      [text, { mayDecideAlone: false }]
    ])
  }).pipe(Effect.provide(Layer.merge(world, recording)))
})
