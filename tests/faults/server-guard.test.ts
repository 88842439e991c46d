import { once } from "node:events"
import { createServer } from "node:http"
import { expect, onTestFinished, test } from "vitest"
import { guardVersion } from "#adapters/moderation/local/engine/judge-text.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { signUpOwner, submit } from "../support/people.ts"
import { runCommand } from "../support/run-command.ts"

/** The settings of an OpenAI on this machine that answers every call with one status. */
const settingsOf = async (status: number) => {
  const service = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { "content-type": "application/json" }).end("{}")
  })
  await once(service.listen(0, "127.0.0.1"), "listening")
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const address = service.address()
  const OPENAI_BASE_URL = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`
  return { MODERATION: "openai", OPENAI_API_KEY: "sk-wrong-key", OPENAI_BASE_URL }
}

/** The guard's line in `honesthive status`: from the running server, or, with its settings, from the command itself. */
const guardIn = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const { code, output } = await runCommand(["status"], env)
  return code === 0 ? (/^Guard +(.+)$/m.exec(output)?.[1] ?? output) : output
}

test("a server whose key is refused says so in the log and to `honesthive status`, and goes on locally", async () => {
  const settings = await settingsOf(401)
  const place = { DATA_DIR: makeFolder() }
  const server = await startUnlimitedServer(place.DATA_DIR, settings)
  const refused = `openai (key refused, judging locally), local version ${guardVersion}`
  await expect.poll(() => guardIn(place), { timeout: 10_000 }).toBe(refused)
  expect(await (await fetch(`${server.url}/api/health`)).json()).toEqual({ status: "ok" })
  expect(server.output()).toContain("openai rejected the API key. Texts are handled locally.")
  expect(server.output()).not.toContain("sk-wrong")
  const owner = await signUpOwner(server.url, "Asha Raman")
  await submit(server.url, owner.link, "You listen well, and you answer every question.")
  await expect.poll(owner.list, { timeout: 10_000 }).toMatchObject([{ moderationStatus: "approved" }])
  await server.stop()
  expect(await guardIn({ ...place, ...settings })).toBe(refused)
})

test("a server whose guard is out of order says so once, in the log and to `honesthive status`", async () => {
  const place = { DATA_DIR: makeFolder() }
  const server = await startUnlimitedServer(place.DATA_DIR, await settingsOf(500))
  const away = `openai (away, judging locally), local version ${guardVersion}`
  await expect.poll(() => guardIn(place), { timeout: 20_000 }).toBe(away)
  expect(server.output().match(/openai does not respond\. Urgent texts are judged locally/g)).toHaveLength(1)
})
