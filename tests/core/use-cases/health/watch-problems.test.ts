import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import type { HealthProblem } from "#core/ports/store-health.ts"
import { watchProblems } from "#core/use-cases/health/watch-problems.ts"

const space = (bytes: number): HealthProblem => ({ kind: "space", text: `${bytes} bytes free` })
const key: HealthProblem = { kind: "key", text: "the key is gone" }

describe("the watch", () => {
  it.effect("looks every minute, says each problem once, and says when it is over", () => {
    const lines: Array<string> = []
    const logger = Logger.make(({ logLevel, message }) => void lines.push(`${logLevel} ${message}`))
    return Effect.gen(function* () {
      let problems: ReadonlyArray<HealthProblem> = []
      let looks = 0
      const find = Effect.sync(() => {
        looks += 1
        return problems
      })
      yield* Effect.forkChild(watchProblems(find))
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(looks, 1)
      assert.deepStrictEqual(lines, [])
      for (const found of [[space(3)], [space(2), key], [space(1), key], [key], []]) {
        problems = found
        yield* TestClock.adjust("1 minute")
      }
      yield* TestClock.adjust("60 minutes")
      assert.deepStrictEqual(lines, [
        "Error 3 bytes free",
        "Error the key is gone",
        "Info Solved: 1 bytes free",
        "Info Solved: the key is gone"
      ])
    }).pipe(Effect.provide(Logger.layer([logger])))
  })
})
