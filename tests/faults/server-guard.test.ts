import { createServer } from "node:http"
import { describe, expect, onTestFinished, test } from "vitest"
import { guardVersion } from "#adapters/moderation/local/engine/judge-text.ts"
import { makeFolder } from "../support/for-one-test.ts"
import { signUpOwner } from "../support/people.ts"
import { runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"
import { runHonestHive, startServer } from "../support/server.ts"
import { sampled } from "../support/short-form.ts"

/** Something that answers every call with one status and one body, on this machine. */
const serveOnly = async (status: number, body: object): Promise<string> => {
  const service = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const address = service.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
}

const start = async (env: Readonly<Record<string, string>>): Promise<RunningServer> => {
  const server = await startServer({ dataDir: makeFolder(), env: { RATE_LIMIT: "off", ...env } })
  onTestFinished(() => void server.stop("SIGKILL"))
  return server
}

/** The guard's line in `honesthive status`: from the running server, or, with its settings, from the command itself. */
const guardOf = async (
  { dataDir }: RunningServer,
  env: Readonly<Record<string, string>> = {}
): Promise<string> => {
  const { code, output } = await runCommand(["status"], { DATA_DIR: dataDir, ...env })
  return code === 0 ? (/^Guard +(.+)$/m.exec(output)?.[1] ?? output) : output
}

const services = [
  [
    "openai",
    (url: string) => ({ OPENAI_API_KEY: "sk-wrong-key", OPENAI_BASE_URL: `${url}/v1` }),
    { error: {} }
  ],
  [
    "comprehend",
    (url: string) => ({
      COMPREHEND_ENDPOINT: url,
      AWS_ACCESS_KEY_ID: "AKIDWRONG",
      AWS_SECRET_ACCESS_KEY: "wrong"
    }),
    { __type: "UnrecognizedClientException" }
  ]
] as const

describe("a server whose key is refused", () => {
  test.each(sampled(services, 2))(
    "says so at the start, in the log and to `honesthive status`, and goes on locally: %s",
    async (name, env, body) => {
      const settings = { MODERATION: name, ...env(await serveOnly(401, body)) }
      const server = await start(settings)
      await expect
        .poll(() => guardOf(server), { timeout: 10_000 })
        .toBe(`${name} (key refused, judging locally), local version ${guardVersion}`)
      expect(await (await fetch(`${server.url}/api/health`)).json()).toEqual({ status: "ok" })
      expect(server.output()).toContain(`${name} rejected the API key. Texts are handled locally.`)
      expect(server.output()).not.toMatch(/sk-wrong|AKIDWRONG/)
      const owner = await signUpOwner(server.url, "Asha Raman")
      await fetch(`${server.url}/api/profile/${owner.link}/feedback`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ content: "You listen well, and you answer every question." })
      })
      await expect.poll(owner.list, { timeout: 10_000 }).toMatchObject([{ moderationStatus: "approved" }])
      await server.stop()
      expect(await guardOf(server, settings)).toBe(
        `${name} (key refused, judging locally), local version ${guardVersion}`
      )
    }
  )
})

test("a server whose guard is out of order says so once, in the log and to `honesthive status`", async () => {
  const url = await serveOnly(500, {})
  const server = await start({
    MODERATION: "openai",
    OPENAI_API_KEY: "sk-key",
    OPENAI_BASE_URL: `${url}/v1`
  })
  await expect
    .poll(() => guardOf(server), { timeout: 20_000 })
    .toBe(`openai (away, judging locally), local version ${guardVersion}`)
  expect(server.output().match(/openai does not respond \(broken\)/g)).toHaveLength(1)
})

test("without a key there is no start, but one line that names the variable", async () => {
  const { code, output } = await runHonestHive(["serve"], { DATA_DIR: makeFolder(), MODERATION: "openai" })
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    "HonestHive did not start. OPENAI_API_KEY must be set where MODERATION is openai."
  )
})
