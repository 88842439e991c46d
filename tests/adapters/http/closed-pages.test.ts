import { Layer } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { suspendByEmail } from "../../support/suspend.ts"
import { json, password, statusAndMessage, succeed, urlencoded } from "./support/requests.ts"
import { testServices } from "./support/test-services.ts"
import { alreadyWaiting, completeResponse, countWaiting, startHive, submission } from "./support/visitors.ts"

const refusal = "This page is not taking feedback right now."

const start = async (window = 0) => {
  const { server, hive } = await startHive(Layer.merge(testServices, Layer.succeed(ReleaseWindow)(window)))
  const pause = (paused: unknown) => hive.send("/api/account/pause", { paused })
  const send = (headers = {}) =>
    server.fetch("/api/profile/asha-rao/feedback", submission("Good work", headers))
  return { server, hive, pause, send }
}

describe("a paused page", () => {
  test("says so, is read as before, and takes nothing", async () => {
    const { server, pause, send } = await start()
    const before = await completeResponse(await server.fetch("/api/profile/asha-rao"))
    expect(await (await pause(true)).json()).toMatchObject({ isPaused: true })
    const page = await server.fetch("/asha-rao")
    expect(page.status).toBe(200)
    expect(await page.text()).toContain("&#34;isPaused&#34;:true")
    expect(await completeResponse(await server.fetch("/api/profile/asha-rao"))).toEqual(before)
    expect(await statusAndMessage(await send())).toEqual([403, refusal])
    expect(await countWaiting(server)).toBe(alreadyWaiting)
  })

  test("answers the form without JavaScript with the page, and keeps the text", async () => {
    const { server, pause } = await start()
    await pause(true)
    const answer = await server.fetch("/asha-rao", urlencoded({ content: "Good work" }))
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain("&#34;text&#34;:&#34;Good work&#34;")
    expect(await countWaiting(server)).toBe(alreadyWaiting)
  })

  test("answers everybody alike", async () => {
    const { server, hive, pause, send } = await start()
    const { cookie } = hive
    await pause(true)
    const [one, other] = [
      await completeResponse(await send()),
      await completeResponse(await send({ cookie }))
    ]
    expect(other).toEqual(one)
    const asked = async (headers: Readonly<Record<string, string>>) =>
      completeResponse(await server.fetch("/asha-rao", { headers }))
    expect(await asked({ cookie })).toEqual(await asked({}))
  })

  test("still says of what it took before that it is there", async () => {
    const { server, pause, send } = await start()
    const key = { "idempotency-key": "a-key-of-mine" }
    await send(key)
    await pause(true)
    expect((await send(key)).status).toBe(201)
    expect((await send({ "idempotency-key": "another-key" })).status).toBe(403)
    expect(await countWaiting(server)).toBe(alreadyWaiting + 1)
  })

  test("opens at the next boundary of the release window, and its owner is told when", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T10:20:00Z") })
    onTestFinished(() => void vi.useRealTimers())
    const { server, hive, pause, send } = await start(60)
    const settings = () => hive.read("/api/account")
    const page = async () => (await server.fetch("/asha-rao")).text()
    const opensAt = "2026-11-22T11:00:00.000Z"
    expect(await (await pause(true)).json()).toMatchObject({ isPaused: true, opensAt: null })
    expect(await (await pause(false)).json()).toMatchObject({ isPaused: true, opensAt })
    expect(await settings()).toMatchObject({ isPaused: true, opensAt })
    vi.setSystemTime(Date.parse(opensAt) - 1)
    expect([(await send()).status, await page()]).toEqual([
      403,
      expect.stringContaining("isPaused&#34;:true")
    ])
    vi.setSystemTime(Date.parse(opensAt))
    expect([(await send()).status, await page()]).toEqual([
      201,
      expect.stringContaining("isPaused&#34;:false")
    ])
    expect(await settings()).toMatchObject({ isPaused: false, opensAt: null })
  })
})

describe("a page that the operator has closed", () => {
  const reason = "Threats against a colleague"
  const startSuspended = async () => {
    const started = await start()
    succeed(await started.server.run(suspendByEmail(started.hive.email, reason)))
    return started
  }

  test("is to visitors one that never was, and takes nothing", async () => {
    const { server, send } = await startSuspended()
    for (const path of ["/LINK", "/api/profile/LINK", "/api/profile/LINK/gamification"]) {
      const pageOf = async (link: string) => completeResponse(await server.fetch(path.replace("LINK", link)))
      const never = await pageOf("nobody-here")
      expect(never.status).toBe(404)
      expect(await pageOf("asha-rao")).toEqual(never)
    }
    const sent = await send()
    expect([sent.status, await sent.text()]).toEqual([404, expect.not.stringContaining(reason)])
    expect(await countWaiting(server)).toBe(alreadyWaiting)
  })

  test("says why to its owner, who can still sign in, download and delete everything", async () => {
    const { server, hive } = await startSuspended()
    const signIn = json({ email: hive.email, password })
    expect((await server.fetch("/api/auth/sign-in", signIn)).status).toBe(200)
    expect(await hive.read("/api/account")).toMatchObject({ suspendedFor: reason })
    const download = await hive.ask("/api/account/export")
    expect(download.status).toBe(200)
    await download.arrayBuffer()
    expect((await hive.send("/api/account", { password }, "DELETE")).status).toBe(202)
  })
})
