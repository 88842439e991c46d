import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { TestClock } from "effect/testing"
import { KeyCheckValues } from "#core/ports/key-check-values.ts"
import { Keyring } from "#core/ports/keyring.ts"
import { type HealthProblem, StoreHealth } from "#core/ports/store-health.ts"
import { findStartProblems } from "#core/use-cases/health/find-problems.ts"
import { watchProblems } from "#core/use-cases/health/watch-problems.ts"

const space = (bytes: number): HealthProblem => ({ kind: "space", text: `${bytes} bytes free` })
const key: HealthProblem = { kind: "key", text: "the key is gone" }
const foreign = (count: number): HealthProblem => ({ kind: "files", id: "foreign", text: `${count} foreign` })
const removed: HealthProblem = { kind: "files", id: "removed", text: "one removed" }

const logLines = () => {
  const lines: Array<string> = []
  const logger = Logger.make(({ logLevel, message }) => void lines.push(`${logLevel} ${message}`))
  return { lines, logger }
}

describe("the watch", () => {
  it.effect("says each of several problems of one kind once, also one that follows another", () => {
    const { lines, logger } = logLines()
    return Effect.gen(function* () {
      let problems: ReadonlyArray<HealthProblem> = []
      yield* Effect.forkChild(watchProblems(Effect.sync(() => problems)))
      for (const found of [[foreign(1), removed], [foreign(2)], [removed], []]) {
        problems = found
        yield* TestClock.adjust("1 minute")
        lines.push("")
      }
      assert.deepStrictEqual(lines, [
        ...["Error 1 foreign", "Error one removed", ""],
        ...["Info Solved: one removed", ""],
        ...["Error one removed", "Info Solved: 2 foreign", ""],
        ...["Info Solved: one removed", ""]
      ])
    }).pipe(Effect.provide(Logger.layer([logger])))
  })

  it.effect("calls nothing solved while it can't be looked for", () => {
    const { lines, logger } = logLines()
    const unchecked: HealthProblem = { kind: "store", id: "inspection", text: "no check", hides: ["files"] }
    return Effect.gen(function* () {
      let problems: ReadonlyArray<HealthProblem> = []
      yield* Effect.forkChild(watchProblems(Effect.sync(() => problems)))
      for (const found of [[removed, space(3)], [unchecked], [unchecked], [removed], []]) {
        problems = found
        yield* TestClock.adjust("1 minute")
        lines.push("")
      }
      assert.deepStrictEqual(lines, [
        ...["Error one removed", "Error 3 bytes free", ""],
        ...["Error no check", "Info Solved: 3 bytes free", ""],
        "",
        ...["Info Solved: no check", ""],
        ...["Info Solved: one removed", ""]
      ])
    }).pipe(Effect.provide(Logger.layer([logger])))
  })

  it.effect("says what is wrong ten seconds after the start", () => {
    const { lines, logger } = logLines()
    return Effect.gen(function* () {
      yield* Effect.forkChild(watchProblems(Effect.succeed([space(3)])))
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(lines, ["Error 3 bytes free"])
    }).pipe(Effect.provide(Logger.layer([logger])))
  })

  it.effect("looks every minute, says each problem once, and says when it is over", () => {
    const { lines, logger } = logLines()
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

  it.effect("tells a damaged check value from a key that is gone, which it follows", () => {
    const { lines, logger } = logLines()
    return Effect.gen(function* () {
      let keyProblem: string | undefined = "the key is gone"
      const services = Layer.mergeAll(
        Layer.mock(StoreHealth, { problems: Effect.succeed([]) }),
        Layer.mock(Keyring, { keys: () => [new Uint8Array(32)], problem: Effect.sync(() => keyProblem) }),
        Layer.mock(KeyCheckValues, { problem: Effect.succeed("the check value is damaged") })
      )
      yield* Effect.forkChild(Effect.provide(watchProblems(findStartProblems), services))
      yield* TestClock.adjust("1 minute")
      for (const problem of [undefined, "the key is gone", undefined]) {
        keyProblem = problem
        yield* TestClock.adjust("1 minute")
      }
      assert.deepStrictEqual(lines, [
        "Error the key is gone",
        "Error the check value is damaged",
        "Info Solved: the key is gone",
        "Error the key is gone",
        "Info Solved: the key is gone"
      ])
    }).pipe(Effect.provide(Logger.layer([logger])))
  })
})
