import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { describe, expect, test } from "vitest"

const watch = new URL("../../../cli/server/stop-signals.ts", import.meta.url).href

/** A program that stops as the server does, and then does what the test says. */
const program = (act: string) => `
import { watchForStop } from ${JSON.stringify(watch)}
const keepAlive = setInterval(() => undefined, 1000)
watchForStop().requested.then((code) => {
  console.log("drained")
  process.exit(code)
})
${act}
`

const runProgram = async (act: string) => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program(act)])
  const code = new Promise<number | null>((resolve) => child.once("close", resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}

const logs = new URL("../../../adapters/logging/index.ts", import.meta.url).href

const logsOnce = `
import { Effect } from "effect"
import { logging } from ${JSON.stringify(logs)}
let faults = 0
process.on("uncaughtExceptionMonitor", () => faults++)
const log = Effect.logError("lost").pipe(Effect.provide(logging({ logLevel: "Info", logFormat: "json" })))
for (const millis of [50, 150, 250]) setTimeout(() => Effect.runFork(log), millis)
setTimeout(() => process.exit(faults === 0 ? 7 : 8), 500)
`

test("a log that nobody reads any more is no fault: the server goes on", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program(logsOnce)])
  child.stdout.destroy()
  child.stderr.destroy()
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(7)
})

describe("stopping", () => {
  test.each(["SIGTERM", "SIGINT"])("%s asks for exit code 0", async (signal) => {
    const ended = await runProgram(`process.kill(process.pid, "${signal}")`)
    expect(ended).toEqual({ code: 0, out: "drained\n", err: "" })
  })

  test.each([
    ["uncaughtException", 'setTimeout(() => { throw new TypeError("what Asha wrote") })'],
    ["unhandledRejection", 'Promise.reject(new TypeError("what Asha wrote"))'],
    ["uncaughtException", 'setTimeout(() => { throw "what Asha wrote" })']
  ])("%s is told without its data, drains, and asks for exit code 1", async (kind, act) => {
    const { code, out, err } = await runProgram(act)
    expect({ code, out }).toEqual({ code: 1, out: "drained\n" })
    expect(err).toContain(`${kind}: `)
    expect(err).not.toContain("Asha")
  })
})
