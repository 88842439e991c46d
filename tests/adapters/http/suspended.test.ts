import { describe, expect, test } from "vitest"
import { suspendByEmail } from "../../support/suspend.ts"
import { cookieOf, json, password, succeed } from "./support/requests.ts"
import { alreadyWaiting, completeResponse, countWaiting, startHive, submission } from "./support/visitors.ts"

const email = "asha@example.com"
const reason = "Threats against a colleague"

const start = async () => {
  const { server, hive } = await startHive()
  const suspend = async (given = reason) => server.run(suspendByEmail(email, given))
  const ask = async (path: string, cookie = "") => server.fetch(path, { headers: { cookie } })
  return { server, hive, suspend, ask }
}

describe("a page that the operator has closed", () => {
  test("is to visitors one that never was, and takes nothing", async () => {
    const { server, suspend, ask } = await start()
    succeed(await suspend())
    const pages = (link: string) => [`/${link}`, `/api/profile/${link}`, `/api/profile/${link}/gamification`]
    for (const [index, path] of pages("nobody-here").entries()) {
      const never = await completeResponse(await ask(path))
      expect(never.status).toBe(404)
      expect(await completeResponse(await ask(pages("asha-rao")[index] ?? ""))).toEqual(never)
    }
    const sent = await server.fetch("/api/profile/asha-rao/feedback", submission("Good work"))
    expect(sent.status).toBe(404)
    expect(await sent.text()).not.toContain(reason)
    expect(await countWaiting(server)).toBe(alreadyWaiting)
  })

  test("says why to its owner, who can still download and delete everything", async () => {
    const { server, suspend, ask } = await start()
    succeed(await suspend())
    const cookie = cookieOf(await server.fetch("/api/auth/sign-in", json({ email, password })))
    expect(await (await ask("/api/account", cookie)).json()).toMatchObject({ suspendedFor: reason })
    const download = await ask("/api/account/export", cookie)
    expect(download.status).toBe(200)
    await download.arrayBuffer()
    expect((await server.fetch("/api/account", json({ password }, { cookie }, "DELETE"))).status).toBe(202)
  })
})
