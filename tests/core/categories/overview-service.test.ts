import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import type { OwnerId } from "#core/accounts/account.ts"
import { patience, rest } from "#core/categories/find-overview.ts"
import { deleteFeedback } from "#core/feedback/delete-feedback.ts"
import { listFeedback } from "#core/feedback/list-feedback.ts"
import { errands } from "#core/support/errands.ts"
import { makeService, receive, storedOverview, toneOf } from "../support/overviews.ts"
import { makeOwner, world } from "../support/world.ts"

const four = ["One", "Two", "Three", "Four"] as const

const begin = (owner: OwnerId) => Effect.forkChild(toneOf(owner), { startImmediately: true })

/** Lets what is under way go as far as it can. */
const turns = Effect.repeat(Effect.yieldNow, { times: 20 })

type Service = ReturnType<typeof makeService>

const withService = (
  title: string,
  body: (service: Service) => Effect.Effect<void, unknown, Layer.Success<typeof world>>
) =>
  it.effect(title, () => {
    const service = makeService()
    return Effect.provide(body(service), Layer.provideMerge(service.layer, world))
  })

describe("an overview by a service elsewhere", () => {
  withService("is waited for, stored, and asked for once", (service) =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* receive(account, ...four)
      const reader = yield* begin(account.owner)
      yield* turns
      yield* service.answer("Kind words")
      assert.strictEqual(yield* Fiber.join(reader), "Kind words")
      assert.strictEqual(yield* toneOf(account.owner), "Kind words")
      assert.strictEqual((yield* storedOverview(account.owner))?.by, "a service")
      assert.strictEqual(service.asked(), 1)
    })
  )

  withService("that takes long holds nobody up: ours stands until it has answered", (service) =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* receive(account, ...four)
      const reader = yield* begin(account.owner)
      yield* TestClock.adjust(patience)
      assert.strictEqual(yield* Fiber.join(reader), "4 notes")
      assert.strictEqual(yield* toneOf(account.owner), "4 notes")
      yield* service.answer("Late words")
      yield* turns
      assert.strictEqual(yield* toneOf(account.owner), "Late words")
      assert.strictEqual(service.asked(), 1)
    })
  )

  withService("is asked for once by many readers, who all get the same", (service) =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* receive(account, ...four)
      const readers = yield* Effect.forEach(four, () => begin(account.owner))
      yield* turns
      yield* service.answer("The same for all")
      for (const reader of readers) assert.strictEqual(yield* Fiber.join(reader), "The same for all")
      assert.strictEqual(service.asked(), 1)
    })
  )

  withService("that failed is ours, and the service is left alone for ten minutes", (service) =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* receive(account, ...four)
      const reader = yield* begin(account.owner)
      yield* turns
      yield* service.fail
      assert.strictEqual(yield* Fiber.join(reader), "4 notes")
      yield* TestClock.adjust(rest - 1)
      assert.strictEqual(yield* toneOf(account.owner), "4 notes")
      assert.strictEqual(service.asked(), 1)
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* toneOf(account.owner), "4 notes")
      yield* turns
      yield* service.answer("At last")
      yield* turns
      assert.strictEqual(yield* toneOf(account.owner), "At last")
    })
  )

  withService("is not kept when an item of it went meanwhile", (service) =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      const { owner } = account
      yield* receive(account, ...four)
      const reader = yield* begin(owner)
      yield* turns
      const [item] = yield* listFeedback(owner)
      yield* deleteFeedback(owner, item?.id ?? "")
      yield* service.answer("About four")
      assert.strictEqual(yield* Fiber.join(reader), "3 notes")
      assert.strictEqual((yield* storedOverview(owner))?.by, "fake")
      yield* begin(owner)
      yield* turns
      yield* service.answer("About three")
      yield* turns
      assert.strictEqual(yield* toneOf(owner), "About three")
    })
  )

  withService("is not asked about fewer than three items", (service) =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* receive(account, "One", "Two")
      assert.isUndefined(yield* toneOf(account.owner))
      assert.strictEqual(service.asked(), 0)
    })
  )
})

describe("two servers on one store", () => {
  it.effect("answer the same, though the service tells each of them something else", () => {
    const [here, there] = [makeService(), makeService()]
    return Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* receive(account, ...four)
      const toneAt = (service: Service) =>
        Effect.provide(toneOf(account.owner), service.layer.pipe(Layer.provideMerge(Layer.fresh(errands))))
      const readers = [
        yield* Effect.forkChild(toneAt(here), { startImmediately: true }),
        yield* Effect.forkChild(toneAt(there), { startImmediately: true })
      ]
      yield* turns
      yield* there.answer("What it told there")
      yield* here.answer("What it told here")
      const tones = yield* Effect.forEach(readers, Fiber.join)
      assert.deepStrictEqual(tones, ["What it told there", "What it told there"])
    }).pipe(Effect.provide(world))
  })
})
