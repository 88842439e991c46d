import { Layer } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { ReleaseDefault, ReleaseLeast, ReleaseWindow } from "#core/ports/release-window.ts"
import { json, signUp, statusAndMessage } from "./support/requests.ts"
import { startServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"
import { startHive } from "./support/visitors.ts"

const now = Date.parse("2026-11-22T10:20:00Z")
const day = 86_400_000
const team = { minutes: 1_440, least: 3 }

const start = async (layer: Layer.Layer<never> = Layer.empty) => {
  vi.useFakeTimers({ toFake: ["Date"], now })
  onTestFinished(() => void vi.useRealTimers())
  const { server, hive } = await startHive(Layer.merge(testServices, layer))
  const choose = (audience: unknown) =>
    server.fetch("/api/account/audience", json({ audience }, { cookie: hive.cookie }, "PUT"))
  const release = async () => (await hive.read("/api/account")).release
  const page = async () => (await server.fetch("/asha-rao")).text()
  return { server, choose, release, page }
}

describe("PUT /api/account/audience", () => {
  test("[anon A27] tightens at once, announces what is looser for seven days, and cancels it by tightening", async () => {
    const { choose, release, page } = await start()
    const initial = { minutes: 0, least: 1, audience: "anyone", isChosen: false, nextAt: null }
    expect(await release()).toMatchObject(initial)
    const tightened = await choose("team")
    expect(tightened.status).toBe(200)
    const inForce = { ...team, audience: "team", isChosen: true, announced: null, mayLoosenFrom: null }
    expect((await tightened.json()).release).toMatchObject({ ...inForce, nextAt: "2026-11-24T00:00:00.000Z" })
    expect(await page()).toContain("least&#34;:3")
    const from = "2026-11-30T00:00:00.000Z"
    expect((await (await choose("anyone")).json()).release).toMatchObject({
      ...team,
      audience: "team",
      announced: { minutes: 0, least: 1, audience: "anyone", from },
      mayLoosenFrom: "2026-11-29T10:20:00.000Z"
    })
    expect(await page()).toContain(`from&#34;:${Date.parse(from)}`)
    expect((await (await choose("team")).json()).release).toMatchObject({ ...team, announced: null })
    expect(await statusAndMessage(await choose("class"))).toEqual([
      409,
      "You can announce one looser rule a week."
    ])
    expect(await page()).toContain("announced&#34;:null")
  })

  test("[anon A27] changes the page by itself when an announced rule takes effect", async () => {
    const { choose, page } = await start()
    await choose("team")
    await choose("anyone")
    vi.setSystemTime(Date.parse("2026-11-30T00:00:00Z") - 1)
    expect(await page()).toContain("least&#34;:3")
    vi.setSystemTime(Date.parse("2026-11-30T00:00:00Z"))
    expect(await page()).toContain("least&#34;:1,&#34;announced&#34;:null")
  })

  test("offers nothing looser than the installation, and names the default", async () => {
    const floor = Layer.mergeAll(
      Layer.succeed(ReleaseWindow)(90),
      Layer.succeed(ReleaseLeast)(2),
      Layer.succeed(ReleaseDefault)("class")
    )
    const { release } = await start(floor)
    expect(await release()).toMatchObject({
      minutes: 90,
      least: 3,
      audience: "class",
      isChosen: false,
      choices: [
        { ...team, audience: "team" },
        { minutes: 90, least: 3, audience: "class" },
        { minutes: 90, least: 2, audience: "anyone" }
      ]
    })
  })

  test("[anon A27] says when notes may next appear, the same whether any wait", async () => {
    const { server, choose, release } = await start()
    await choose("class")
    const before = await release()
    expect(before.nextAt).toBe("2026-11-22T12:00:00.000Z")
    const sent = await server.fetch("/api/profile/asha-rao/feedback", json({ content: "Good work" }))
    expect(sent.status).toBe(201)
    expect(await release()).toEqual(before)
    vi.setSystemTime(now + day)
    expect((await release()).nextAt).toBe("2026-11-23T11:00:00.000Z")
  })

  test("refuses any other word, and changes nothing", async () => {
    const { choose, release } = await start()
    const before = await release()
    for (const audience of ["everybody", "Team", "", null, 1, ["team"], undefined])
      expect((await choose(audience)).status).toBe(400)
    expect(await release()).toEqual(before)
  })

  test("any choice holds at once before there is a link", async () => {
    const server = startServer({
      services: Layer.merge(testServices, Layer.succeed(ReleaseDefault)("team"))
    })
    const choice = json({ audience: "anyone" }, { cookie: await signUp(server, "ravi@example.com") }, "PUT")
    const answer = await server.fetch("/api/account/audience", choice)
    expect((await answer.json()).release).toMatchObject({ minutes: 0, announced: null, isChosen: true })
  })
})
