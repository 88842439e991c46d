import { Effect, Layer } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { Directory } from "#core/ports/directory.ts"
import { HasherBusy, PasswordHasher } from "#core/ports/password-hasher.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { StoreHealth } from "#core/ports/store-health.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { fromOwnPage, json, password } from "./support/requests.ts"
import { startServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"

const away = Effect.fail(new StoreUnavailable({ cause: new Error("CANARY-CAUSE at /home/x") }))

const directoryThat = (lookup: Effect.Effect<never, StoreUnavailable>) =>
  Layer.mock(Directory, {
    findByEmail: () => lookup,
    findByLink: () => lookup,
    linksInUse: () => Effect.succeed([])
  })

const startWith = (...layers: ReadonlyArray<Layer.Layer<never>>) =>
  startServer({ services: Layer.mergeAll(testServices, ...layers) })

const listening = () => {
  const printed = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined)
  )
  onTestFinished(() => void vi.restoreAllMocks())
  return () =>
    printed
      .flatMap((spy) => spy.mock.calls.flat())
      .map((part) => (typeof part === "string" ? part : JSON.stringify(part)))
      .join("\n")
}

describe("when something fails", () => {
  test("the store's absence is told as 503, with when to come back", async () => {
    listening()
    const health = Layer.succeed(StoreHealth, { check: away, figures: away, problems: Effect.succeed([]) })
    const server = startWith(directoryThat(away), health)
    const asked = [
      await server.fetch("/api/health"),
      await server.fetch("/api/profile/asha-rao"),
      await server.fetch("/api/auth/sign-in", json({ email: "a@example.com", password })),
      await server.fetch("/asha-rao")
    ]
    for (const answer of asked) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
      expect(await answer.text()).not.toContain("CANARY")
    }
  })

  test("the start page of somebody with a session is the app while the store is away, and asks again", async () => {
    const sessions = Layer.effect(
      SessionStore,
      Effect.map(SessionStore, (store) => ({ ...store, find: () => away }))
    ).pipe(Layer.provide(testServices))
    const server = startWith(sessions)
    const cookie = `honesthive=${"b".repeat(43)}`
    const answer = await server.fetch("/", { headers: { cookie } })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('id="app"')])
    expect(await (await server.fetch("/")).text()).toContain("open /")
  })

  test("[asvs V16.5.1] the form without JavaScript keeps what was typed while the store is away, and the log says it", async () => {
    const logged = listening()
    const server = startWith(directoryThat(away))
    const post = (content: string) => {
      const body = new URLSearchParams({ content })
      return server.fetch("/asha-rao", { method: "POST", headers: fromOwnPage, body })
    }
    const fine = await post("Kind words")
    expect([fine.status, fine.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await fine.text()).toContain("Kind words</form>")
    expect(logged()).toContain("POST /{link}")
    expect(logged()).not.toContain("Kind words")
    const wrong = await post("see <b>this</b>")
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain("see &#60;b&#62;this&#60;/b&#62;</form>")
  })

  test("a full queue of sign-ins is told as 429, with when to come back", async () => {
    const busy = Effect.fail(new HasherBusy())
    const hasher = { hash: () => busy, verify: () => busy, isOutdated: () => false }
    const server = startWith(Layer.succeed(PasswordHasher, hasher))
    const answer = await server.fetch("/api/auth/sign-in", json({ email: "a@example.com", password }))
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "2"])
  })

  test("closed sign-up is told as 403", async () => {
    const server = startWith(Layer.succeed(SignUpPolicy, { mode: "closed" }))
    const answer = await server.fetch("/api/auth/sign-up", json({ email: "a@example.com", password }))
    expect(answer.status).toBe(403)
    expect((await server.fetch("/api/login?new=")).headers.get("location")).toBe("/sign-in")
  })

  const broken = ["/api/profile/asha-rao?x=CANARY-QUERY", "/asha-rao?x=CANARY-QUERY"]

  test.each(broken)(
    "[asvs V16.5.1] [anon A15] a defect at %s is told as nothing, and logged",
    async (path) => {
      const logged = listening()
      const server = startWith(directoryThat(Effect.die(new Error("A bug."))))
      const answer = await server.fetch(path, {
        headers: { cookie: "x=CANARY-COOKIE", "user-agent": "CANARY-UA" }
      })
      expect(answer.status).toBe(500)
      const told = await answer.text()
      expect(told).toMatch(
        /^(?:\{"message":"|<!doctype html>.*<p>)Something went wrong\.(?:"\}|<\/p>(?:<\/body>)?<\/html>)$/
      )
      expect(logged()).toContain("{link}")
      expect(logged()).toContain("A bug.")
      expect(logged()).not.toMatch(/CANARY|asha-rao/)
    }
  )

  test("a mangled link shows people the page of a link that leads nowhere", async () => {
    const server = startServer()
    const init = { headers: { accept: "text/html,*/*" } }
    const mangled = await server.fetch("/%E0%A4%A", init)
    expect(mangled.status).toBe(400)
    expect(await mangled.text()).toBe(await (await server.fetch("/nobody-here", init)).text())
  })

  test("[asvs V14.2.6] the API tells its failures as JSON with a message, and nothing else", async () => {
    listening()
    const server = startWith(directoryThat(Effect.die(new Error("A bug."))))
    const answers = await Promise.all(
      ["/api/profile/x-y-z", "/api/none", "/api/auth/user", "/api/%zz"].map((path) => server.fetch(path))
    )
    for (const answer of answers) expect(await answer.json()).toEqual({ message: expect.any(String) })
    expect(answers.map(({ status }) => status)).toEqual([500, 404, 401, 400])
  })
})
