import { describe, expect, onTestFinished, test, vi } from "vitest"
import { startHive, submission, waiting, wholeAnswer } from "./support/visitors.ts"

describe("visitor routes", () => {
  test.each([
    ["the profile", "/api/profile/asha-rao", undefined],
    ["the badges", "/api/profile/asha-rao/gamification", undefined],
    ["a submission", "/api/profile/asha-rao/feedback", submission("Good work")],
    ["a refused submission", "/api/profile/asha-rao/feedback", submission("")],
    ["the page", "/asha-rao", undefined],
    ["an unknown link", "/api/profile/nobody", undefined]
  ])("answer %s with the same bytes whoever asks, and set no cookie", async (_name, path, init) => {
    const { server, hive } = await startHive()
    const without = await wholeAnswer(await server.fetch(path, init))
    const headers = new Headers(init?.headers)
    headers.set("cookie", hive.cookie)
    const withSession = await wholeAnswer(await server.fetch(path, { ...init, headers }))
    expect(withSession).toEqual(without)
    expect(without.headers.map(([name]) => name)).not.toContain("set-cookie")
  })

  test("show one page for all spellings of a link: a thousand of them draw it no oftener", async () => {
    const { server } = await startHive()
    const pages = await Promise.all(
      ["/asha-rao", "/Asha-Rao", "/ASHA-RAO", "/asha-raO?x=1"].map(async (path) =>
        wholeAnswer(await server.fetch(path))
      )
    )
    for (const page of pages) expect(page).toEqual(pages[0])
    expect(pages[0]?.status).toBe(200)
  })

  test("[anon A8] answer every submission alike, whatever becomes of it", async () => {
    const { server } = await startHive()
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

  test("[anon A10] do not change what is shown when something is submitted", async () => {
    const { server } = await startHive()
    const before = await (await server.fetch("/api/profile/asha-rao")).text()
    await server.fetch("/api/profile/asha-rao/feedback", submission("Good work"))
    expect(await (await server.fetch("/api/profile/asha-rao")).text()).toBe(before)
  })

  test("[asvs V16.2.5] [anon A1] [anon A2] neither store nor log who writes", async () => {
    const printed = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined)
    )
    onTestFinished(() => void vi.restoreAllMocks())
    const { server } = await startHive()
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

  test("[asvs V1.1.1] spell a link in one way, but for case and needless escapes", async () => {
    const { server } = await startHive()
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
