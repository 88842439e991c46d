import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, describe, expect, test, vi } from "vitest"
import { logging } from "#adapters/logging/index.ts"

afterEach(() => vi.restoreAllMocks())

const linesOf = async (logFormat: "pretty" | "json") => {
  const out = vi.spyOn(console, "log").mockImplementation(() => undefined)
  const err = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const talk = Effect.logWarning("careful").pipe(
    Effect.annotateLogs({ route: "GET /" }),
    Effect.andThen(Effect.logInfo("unheard"))
  )
  await Effect.runPromise(Effect.provide(talk, logging({ logLevel: "Warn", logFormat })))
  return { out: out.mock.calls, err: err.mock.calls }
}

test.each(["pretty", "json"] as const)(
  "%s logs go to standard error, from their level up",
  async (format) => {
    const { out, err } = await linesOf(format)
    expect(out).toEqual([])
    const text = err.map((words) => words.join(" ")).join("\n")
    for (const word of ["careful", "GET /"]) expect(text).toContain(word)
    expect(text).not.toContain("unheard")
  }
)

test("json is one object on each line", async () => {
  const { err } = await linesOf("json")
  expect(err).toHaveLength(1)
  expect(JSON.parse(String(err[0]?.[0]))).toMatchObject({ level: "WARN", annotations: { route: "GET /" } })
})

describe("a warning that comes over and over", () => {
  const textsOf = async (talk: Effect.Effect<unknown>) => {
    const err = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const logged = Effect.provide(talk, logging({ logLevel: "Info", logFormat: "json" }))
    await Effect.runPromise(Effect.provide(logged, TestClock.layer()))
    return err.mock.calls.map(([line]) => JSON.parse(String(line)).message)
  }
  const times = (count: number, line: Effect.Effect<void>) => Effect.repeat(line, { times: count - 1 })
  /** Each request runs in a fiber of its own. */
  const away = Effect.flatMap(Effect.forkChild(Effect.logWarning("The issuer is away")), Fiber.join)
  const failed = (route: string) =>
    Effect.annotateLogs(Effect.logError("Request failed", new Error("why")), { route })

  test("is written ten times, and then once a minute with how many there were", async () => {
    const talk = Effect.gen(function* () {
      yield* times(100, away)
      yield* TestClock.adjust("1 minute")
      yield* TestClock.adjust("10 minutes")
      yield* times(11, away)
      yield* TestClock.adjust("1 minute")
    })
    const ten = Array.from({ length: 10 }, () => "The issuer is away")
    expect(await textsOf(talk)).toEqual([
      ...ten,
      "90 more within a minute: The issuer is away",
      ...ten,
      "1 more within a minute: The issuer is away"
    ])
  })

  test("keeps back none of another text or route, and nothing that is no warning", async () => {
    const talk = Effect.gen(function* () {
      yield* times(20, failed("GET /a"))
      yield* failed("GET /b")
      yield* away
      yield* times(20, Effect.logInfo("Good news"))
    })
    expect(await textsOf(talk)).toHaveLength(10 + 1 + 1 + 20)
  })

  test("once a minute is written each time", async () => {
    const talk = times(20, Effect.andThen(away, TestClock.adjust("1 minute")))
    expect(await textsOf(talk)).toHaveLength(20)
  })
})
