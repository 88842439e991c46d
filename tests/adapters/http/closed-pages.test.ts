import { Effect, Layer } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { accountWith } from "#core/use-cases/accounts/find-account.ts"
import { startAccountDeletion } from "#core/use-cases/accounts/pending-deletion.ts"
import { startAccountRemoval } from "#core/use-cases/accounts/remove-account.ts"
import { suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import { resumeByEmail, suspendByEmail } from "../../support/suspend.ts"
import { photo, startStudio } from "./support/photos.ts"
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

describe("the photo of a closed page", () => {
  const email = "asha@example.com"

  const start = async () => {
    vi.spyOn(console, "log").mockImplementation(() => undefined)
    const studio = await startStudio()
    await studio.save({ profileImage: await photo() })
    const known = (await studio.user()).profileImageUrl
    const statusesAt = async (address: string) =>
      Promise.all(
        [address, address.replace(".webp", "-96.webp")].map(
          async (url) => (await studio.server.fetch(url)).status
        )
      )
    return { ...studio, known, statusesAt }
  }

  const withAccount = <A, E, R>(close: (owner: OwnerId) => Effect.Effect<A, E, R>) =>
    Effect.asVoid(Effect.flatMap(accountWith(email), ({ owner }) => close(owner)))

  test.each([
    ["an operator closes it", withAccount((owner) => suspendAccount(null, owner, "Imitation"))],
    ["an operator deletes the account", withAccount((owner) => startAccountRemoval(null, owner))],
    ["its owner deletes the account", withAccount((owner) => startAccountDeletion(owner))]
  ])("is sent to nobody who knows its address: %s", async (_, close) => {
    const { server, stored, known, statusesAt } = await start()
    expect(await statusesAt(known)).toEqual([200, 200])
    succeed(await server.run(close))
    expect(await statusesAt(known)).toEqual([404, 404])
    expect(await stored()).toHaveLength(2)
  })

  test("is still its owner's, and on the page again once that is opened", async () => {
    const { server, user, known, statusesAt } = await start()
    succeed(await server.run(suspendByEmail(email)))
    const { profileImageUrl: hidden, feedbackLink } = await user()
    expect([hidden === known, await statusesAt(hidden)]).toEqual([false, [200, 200]])
    succeed(await server.run(resumeByEmail(email)))
    const seen = await (await server.fetch(`/api/profile/${feedbackLink}`)).json()
    expect(seen.user.profileImageUrl).toBe(hidden)
  })

  test("keeps no page open: while pictures cannot be read it stays, and goes when the page is closed again", async () => {
    const { server, trouble, user, known, statusesAt } = await start()
    const { feedbackLink } = await user()
    trouble.fails = (operation) => operation === "get"
    succeed(await server.run(suspendByEmail(email)))
    trouble.fails = () => false
    expect([(await server.fetch(`/${feedbackLink}`)).status, await statusesAt(known)]).toEqual([
      404,
      [200, 200]
    ])
    succeed(await server.run(suspendByEmail(email)))
    expect(await statusesAt(known)).toEqual([404, 404])
  })
})
