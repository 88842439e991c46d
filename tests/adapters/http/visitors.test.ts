import { Effect, Exit } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { PendingFeedback } from "#core/hives/hive-store.ts"
import { fromOwnPage, json } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const start = async () => {
  const server = startServer()
  return { server, hive: await makeHive(server, "asha@example.com", "asha-rao") }
}

const waiting = (server: TestServer) =>
  server.run(Effect.flatMap(PendingFeedback, (pending) => pending.claim(100)))

/** Of the sample hive. */
const alreadyWaiting = 1

const countWaiting = async (server: TestServer) => {
  const items = await waiting(server)
  return Exit.isSuccess(items) ? items.value.length : -1
}

const wholeAnswer = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers],
  body: await answer.text()
})

const submission = (content: string, headers = {}) => json({ content }, headers)

describe("visitor routes", () => {
  test.each([
    ["the profile", "/api/profile/asha-rao", undefined],
    ["the badges", "/api/profile/asha-rao/gamification", undefined],
    ["a submission", "/api/profile/asha-rao/feedback", submission("Good work")],
    ["a refused submission", "/api/profile/asha-rao/feedback", submission("")],
    ["the page", "/asha-rao", undefined],
    ["an unknown link", "/api/profile/nobody", undefined]
  ])("answer %s with the same bytes whoever asks, and set no cookie", async (_name, path, init) => {
    const { server, hive } = await start()
    const without = await wholeAnswer(await server.fetch(path, init))
    const headers = new Headers(init?.headers)
    headers.set("cookie", hive.cookie)
    const withSession = await wholeAnswer(await server.fetch(path, { ...init, headers }))
    expect(withSession).toEqual(without)
    expect(without.headers.map(([name]) => name)).not.toContain("set-cookie")
  })

  test("answer every submission alike, whatever becomes of it", async () => {
    const { server } = await start()
    const texts = ["Good work", "You are a pathetic idiot", "x".repeat(300)]
    const answers = await Promise.all(
      texts.map(async (text) =>
        wholeAnswer(await server.fetch("/api/profile/asha-rao/feedback", submission(text)))
      )
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.body).toBe(
      '{"message":"Feedback submitted. It will be reviewed by our AI moderation guard."}'
    )
  })

  test("do not change what is shown when something is submitted", async () => {
    const { server } = await start()
    const before = await (await server.fetch("/api/profile/asha-rao")).text()
    await server.fetch("/api/profile/asha-rao/feedback", submission("Good work"))
    expect(await (await server.fetch("/api/profile/asha-rao")).text()).toBe(before)
  })

  test("neither store nor log who writes", async () => {
    const printed = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined)
    )
    onTestFinished(() => void vi.restoreAllMocks())
    const { server } = await start()
    const traces = {
      "user-agent": "CANARY-UA",
      referer: "https://intranet.example/CANARY-REF",
      "x-forwarded-for": "203.0.113.77",
      forwarded: "for=203.0.113.77",
      "x-request-id": "CANARY-RID",
      cookie: "tracker=CANARY-COOKIE",
      "accept-language": "CANARY-LANG"
    }
    const answers = [
      await server.fetch("/api/profile/asha-rao/feedback?utm=CANARY-UTM", submission("Good work", traces)),
      await server.fetch("/asha-rao?utm=CANARY-UTM", { headers: traces }),
      await server.fetch("/api/profile/asha-rao/feedback", submission("<b>CANARY-TEXT</b>", traces))
    ]
    const stored = JSON.stringify(await waiting(server))
    const told = JSON.stringify(await Promise.all(answers.map(wholeAnswer)))
    const logged = JSON.stringify(printed.map((spy) => spy.mock.calls))
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 400])
    for (const text of [stored, told, logged]) expect(text).not.toMatch(/CANARY|203\.0\.113/)
    expect(logged).toBe("[[],[],[],[],[]]")
  })

  test("spell a link in one way, but for case and needless escapes", async () => {
    const { server } = await start()
    const statusOf = async (path: string) => (await server.fetch(path)).status
    expect(await statusOf("/api/profile/ASHA-Rao")).toBe(200)
    expect(await statusOf("/api/profile/%61sha-rao")).toBe(200)
    for (const link of [
      "%2561sha-rao",
      "asha-rao%00",
      "asha-rao%20",
      "asha-rao/",
      "asha\u017f-rao",
      ".asha-rao"
    ]) {
      expect(await statusOf(`/api/profile/${link}`), link).toBe(404)
    }
  })
})

describe("Idempotency-Key", () => {
  const send = (server: TestServer, content: string, key: string) =>
    server.fetch("/api/profile/asha-rao/feedback", submission(content, { "idempotency-key": key }))

  test("stores a repeated submission once, and answers it alike", async () => {
    const { server } = await start()
    const [first, again] = [await send(server, "Good work", "k-1"), await send(server, "Good work", "k-1")]
    expect(await wholeAnswer(again)).toEqual(await wholeAnswer(first))
    expect(await countWaiting(server)).toBe(alreadyWaiting + 1)
  })

  test("is no key for something else", async () => {
    const { server } = await start()
    await send(server, "Good work", "k-1")
    expect((await send(server, "Other work", "k-1")).status).toBe(409)
  })

  test.each([
    ["a".repeat(255), 201],
    ["a".repeat(256), 400],
    ["", 400],
    ["caf\u00e9", 400],
    ["a\tb", 400]
  ])("%j is answered %i", async (key, status) => {
    const { server } = await start()
    expect((await send(server, "Good work", key)).status).toBe(status)
  })
})

describe("the form without JavaScript", () => {
  const post = (server: TestServer, path: string, fields: string | Record<string, string>, headers = {}) =>
    server.fetch(path, {
      method: "POST",
      headers: { ...fromOwnPage, ...headers },
      body: new URLSearchParams(fields)
    })

  test("leads back to the page, which then says thanks", async () => {
    const { server } = await start()
    const answer = await post(server, "/asha-rao", { content: "Good work" })
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/asha-rao?sent=1"])
    expect(await (await server.fetch("/asha-rao?sent=1")).text()).toContain("&#34;sent&#34;:true")
  })

  test("shows what is wrong, and keeps the text", async () => {
    const { server } = await start()
    const answer = await post(server, "/asha-rao", { content: "see <b>this</b>" })
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(page).toContain("HTML content is not allowed")
    expect(page).toContain("see &#60;b&#62;this&#60;/b&#62;")
  })

  test.each([
    ["two contents", "/asha-rao", "content=a&content=b", {}, 400],
    ["no content", "/asha-rao", "text=a", {}, 400],
    ["an unknown link", "/nobody-here", "content=a", {}, 404],
    ["a reserved link", "/dashboard", "content=a", {}, 404],
    ["JSON", "/asha-rao", "content=a", { "content-type": "application/json" }, 415],
    ["too much", "/asha-rao", `content=${"a".repeat(17_000)}`, {}, 413],
    ["another site's form", "/asha-rao", "content=a", { "sec-fetch-site": "cross-site" }, 403]
  ])("answers %s with a page", async (_name, path, fields, headers, status) => {
    const { server } = await start()
    const answer = await post(server, path, fields, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(await countWaiting(server)).toBe(alreadyWaiting)
  })
})

describe("pages", () => {
  test("of the app are all the same bytes, for everybody", async () => {
    const { server, hive } = await start()
    const pages = ["/", "/home", "/dashboard", "/profile-settings", "/sign-in", "/admin/home"]
    const texts = await Promise.all(
      pages.flatMap((path) => [server.fetch(path), server.fetch(path, { headers: { cookie: hive.cookie } })])
    )
    expect(new Set(texts.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(texts.map((answer) => answer.text()))).size).toBe(1)
  })

  test("that nobody has: a link that is nobody's, an address that is none, a file that is missing", async () => {
    const { server } = await start()
    const textOf = async (path: string) => (await server.fetch(path)).text()
    expect(await textOf("/nobody-here")).toContain("Profile Not Found")
    expect(await textOf("/a/b")).toContain('id="app"')
    expect(await textOf("/x")).toContain('id="app"')
    for (const path of ["/assets/x.js", "/assets/", "/uploads/x.png", "/package.json", "/.env"]) {
      expect(await textOf(path), path).not.toContain('id="app"')
    }
  })
})
