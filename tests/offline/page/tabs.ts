import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer, type Scope } from "effect"
import { browserStorage } from "#adapters/storage/browser/index.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import { Directory } from "#core/ports/directory.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { ada, makeAccount, makeFeedback, makeStats } from "../../support/storage-records.ts"
import { databaseName } from "./database-name.ts"

type Use = <A, E>(effect: Effect.Effect<A, E, StoragePorts>) => Effect.Effect<A, E>

/** Two tabs: each has a store of its own over the same database. */
const testTabs = (
  title: string,
  body: (first: Use, second: Use) => Effect.fn.Return<void, unknown, Scope.Scope>
) =>
  it.live(title, () =>
    Effect.gen(function* () {
      const name = yield* databaseName
      const first = yield* Layer.build(Layer.fresh(browserStorage({ name })))
      const second = yield* Layer.build(Layer.fresh(browserStorage({ name })))
      return yield* Effect.gen(() => body(Effect.provideContext(first), Effect.provideContext(second)))
    })
  )

const create = Directory.use((directory) => directory.create(makeAccount(ada)))

/** Reads a number and writes the next one: a lost write would be a number too few. */
const countUp = HiveStore.use((store) =>
  store.change(ada, {}, ({ stats }) => changed(putChange(makeStats(stats.totalPoints + 1))))
)

const points = HiveStore.use((store) => store.read(ada, {})).pipe(
  Effect.map(({ stats }) => stats.totalPoints)
)

const add = (id: string) =>
  HiveStore.use((store) => store.change(ada, {}, () => changed(putChange(makeFeedback(id)))))

describe("two tabs over one store", () => {
  testTabs("lose no write, however they interleave", function* (first, second) {
    yield* first(create)
    const writes = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? first : second)(countUp))
    yield* Effect.forEach(writes, (write) => write, { concurrency: "unbounded", discard: true })
    assert.strictEqual(yield* first(points), 60)
    assert.strictEqual(yield* second(points), 60)
  })

  testTabs("do not lose what was begun for somebody who went away", function* (first, second) {
    yield* first(create)
    for (let round = 0; round < 20; round += 1) {
      const begun = yield* Effect.forkChild(first(countUp))
      const other = yield* Effect.forkChild(second(countUp))
      yield* Effect.yieldNow
      yield* Fiber.interrupt(begun)
      yield* Fiber.join(other)
    }
    assert.strictEqual(yield* first(points), yield* second(points))
    assert.isAtLeast(yield* first(points), 20)
  })

  testTabs("hear of work that came in through the other one", function* (first, second) {
    yield* first(create)
    const waiting = yield* Effect.forkChild(
      second(PendingFeedback.use((pending) => Effect.andThen(pending.awaitWork, pending.claim(5))))
    )
    yield* first(add("one"))
    const claimed = yield* Fiber.join(waiting)
    assert.deepStrictEqual(
      claimed.map(({ id }) => id),
      [FeedbackId("one")]
    )
  })

  it.live("tidy up when the first of them opens, and lose nothing by it", () =>
    Effect.gen(function* () {
      const name = yield* databaseName
      const opened = Effect.provide(Layer.fresh(browserStorage({ name })))
      yield* opened(Effect.andThen(create, Effect.andThen(add("one"), countUp)))
      yield* opened(countUp)
      assert.strictEqual(yield* opened(points), 2)
      const items = yield* opened(HiveStore.use((store) => store.listItems(ada)))
      assert.deepStrictEqual(
        items.map(({ id }) => id),
        [FeedbackId("one")]
      )
    })
  )
})
