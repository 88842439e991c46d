import { Readable } from "node:stream"
import { format } from "node:util"
import { ConfigProvider, Effect } from "effect"
import { expect, vi } from "vitest"
import { commands } from "#cli/commands.ts"

export type CommandEnv = Readonly<Record<string, string>>

/** Effect makes it once in a process, from the environment at that time. */
const defaultProvider = Effect.runSync(Effect.service(ConfigProvider.ConfigProvider))

/** Changes the environment that the product reads in this process. */
export const replaceEnvironment = (env: NodeJS.ProcessEnv) => {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  Object.assign(defaultProvider, ConfigProvider.fromEnv())
}

const captureOutput = () => {
  const words: Array<string> = []
  const takeLine = (...parts: ReadonlyArray<unknown>) => void words.push(`${format(...parts)}\n`)
  const take = (bytes: string | Uint8Array) => words.push(Buffer.from(bytes).toString()) > 0
  const spies = [
    vi.spyOn(console, "log").mockImplementation(takeLine),
    vi.spyOn(console, "error").mockImplementation(takeLine),
    vi.spyOn(process.stdout, "write").mockImplementation(take),
    vi.spyOn(process.stderr, "write").mockImplementation(take)
  ]
  return {
    text: () => words.join(""),
    end: () => {
      for (const spy of spies) spy.mockRestore()
    }
  }
}

const runAlone = async ([name, ...args]: ReadonlyArray<string>, env: CommandEnv, input: string) => {
  const command = commands.find((known) => known.name === name)
  if (command === undefined) throw new Error(`${name} is no command.`)
  const before = { ...process.env }
  const stdin = Object.getOwnPropertyDescriptor(process, "stdin") ?? {}
  const output = captureOutput()
  replaceEnvironment({ PATH: before.PATH, PORT: "0", RELEASE_DEFAULT: "anyone", ...env })
  Object.defineProperty(process, "stdin", { ...stdin, get: () => Readable.from([Buffer.from(input)]) })
  try {
    return { code: await command.run(args), output: output.text() }
  } finally {
    output.end()
    Object.defineProperty(process, "stdin", stdin)
    replaceEnvironment(before)
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs a command from the sources in this process, one after the other, and returns its exit code and output. */
export const runCommand = (args: ReadonlyArray<string>, env: CommandEnv = {}, input = "") => {
  const run = last.then(() => runAlone(args, env, input))
  last = run.catch(() => undefined)
  return run
}

const expectResult =
  (code: number) =>
  async (
    args: ReadonlyArray<string>,
    env: CommandEnv,
    said: unknown = expect.anything(),
    input = ""
  ): Promise<void> => {
    const matcher = said instanceof RegExp ? expect.stringMatching(said) : said
    const output = typeof said === "string" ? `${said}\n` : matcher
    expect(await runCommand(args, env, input)).toEqual({ code, output })
  }

/** Runs a command that must do its work, and say this: a whole line, or what a pattern or a matcher accepts; by default anything. */
export const expectDone = expectResult(0)
export const expectRefused = expectResult(1)
