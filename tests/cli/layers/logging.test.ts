import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { logging } from "#cli/layers/logging.ts"

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
    expect(text).toContain("careful")
    expect(text).toContain("GET /")
    expect(text).not.toContain("unheard")
  }
)

test("json is one object on each line", async () => {
  const { err } = await linesOf("json")
  expect(err).toHaveLength(1)
  expect(JSON.parse(String(err[0]?.[0]))).toMatchObject({ level: "WARN", annotations: { route: "GET /" } })
})
