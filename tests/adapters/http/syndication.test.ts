import { describe, expect, test } from "vitest"
import { suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import { json } from "./support/requests.ts"
import { addApproved, rejectedText } from "./support/sample-hives.ts"
import { completeResponse, startHive, submission } from "./support/visitors.ts"

const origins = ["https://asha.example", "https://team.example:8443"]
const feed = "/feed/asha-rao"
const embedded = "/embed/asha-rao"

const start = async () => {
  const { server, hive } = await startHive()
  const set = (fields: object) =>
    server.fetch("/api/account/syndication", json(fields, { cookie: hive.cookie }, "PUT"))
  return { server, hive, set }
}

const startSyndicated = async () => {
  const started = await start()
  await started.set({ feed: true, embedOrigins: origins })
  return started
}

describe("public notes elsewhere", () => {
  test("[anon A35] are off until the owner says so, and then look like an unknown link", async () => {
    const { server, set } = await start()
    for (const [path, unknown] of [
      [feed, "/feed/nobody-here"],
      [embedded, "/embed/nobody-here"]
    ] as const) {
      const off = await completeResponse(await server.fetch(path))
      expect(off.status).toBe(404)
      expect(off).toEqual(await completeResponse(await server.fetch(unknown)))
    }
    await set({ feed: true, embedOrigins: [] })
    expect((await server.fetch(feed)).status).toBe(200)
    expect((await server.fetch(embedded)).status).toBe(404)
    await set({ feed: false, embedOrigins: origins })
    expect((await server.fetch(feed)).status).toBe(404)
    expect((await server.fetch(embedded)).status).toBe(200)
  })

  test.each([feed, embedded])(
    "[anon A35] %s has what the public profile has, and no validator",
    async (path) => {
      const { server, hive } = await startSyndicated()
      const { status, headers, body } = await completeResponse(await server.fetch(path))
      const shown = body.replaceAll("&#34;", '"')
      expect(status).toBe(200)
      expect(shown).toContain(JSON.stringify((await hive.read("/api/profile/asha-rao")).feedback))
      expect(shown).not.toContain(rejectedText)
      const names = headers.map(([name]) => name)
      expect(names).not.toContain("etag")
      expect(names).not.toContain("last-modified")
      expect(names).not.toContain("set-cookie")
      expect(Object.fromEntries(headers)).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex, noarchive"
      })
    }
  )

  test.each([feed, embedded])("[anon A35] %s tells nothing of a note that is not public", async (path) => {
    const { server, hive } = await startSyndicated()
    const before = await completeResponse(await server.fetch(path))
    await server.fetch("/api/profile/asha-rao/feedback", submission("You explained the plan clearly."))
    await server.run(addApproved(hive.owner, "You listened to all of us."))
    expect(await completeResponse(await server.fetch(path))).toEqual(before)
  })

  test("[anon A35] only listed websites may frame the embedded page, which runs no script", async () => {
    const { server } = await startSyndicated()
    const { headers } = await server.fetch(embedded)
    const policy = headers.get("content-security-policy") ?? ""
    expect(policy).toContain(`frame-ancestors ${origins.join(" ")}`)
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).not.toContain("script-src")
    expect(headers.has("x-frame-options")).toBe(false)
    for (const path of ["/asha-rao", "/", feed, "/embed/nobody-here"]) {
      const other = await server.fetch(path)
      expect(other.headers.get("x-frame-options")).toBe("DENY")
      expect(other.headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    }
  })

  test("go with the page that its operator suspends", async () => {
    const { server, hive } = await startSyndicated()
    await server.run(suspendAccount(null, hive.owner, "Abuse"))
    expect((await server.fetch(feed)).status).toBe(404)
    expect((await server.fetch(embedded)).status).toBe(404)
  })

  test("are shown while the owner takes no feedback, as on the page", async () => {
    const { server, hive } = await startSyndicated()
    await server.fetch("/api/account/pause", json({ paused: true }, { cookie: hive.cookie }))
    expect((await server.fetch(feed)).status).toBe(200)
  })
})

describe("PUT /api/account/syndication", () => {
  test("stores each website once, as browsers compare them", async () => {
    const { set } = await start()
    const answer = await set({
      feed: false,
      embedOrigins: ["https://Asha.example/", "https://asha.example:443"]
    })
    expect(answer.status).toBe(200)
    expect((await answer.json()).syndication).toEqual({ feed: false, embedOrigins: ["https://asha.example"] })
  })

  test.each([
    ["https://*.example", "Please give each website as https:// and its name, without a path and without *."],
    [
      "https://asha.example;x",
      "Please give each website as https:// and its name, without a path and without *."
    ]
  ])("refuses %s and keeps what there was", async (origin, message) => {
    const { set, hive } = await startSyndicated()
    const refused = await set({ feed: false, embedOrigins: [origin] })
    expect([refused.status, await refused.json()]).toEqual([400, { message }])
    expect((await hive.read("/api/account")).syndication).toEqual({ feed: true, embedOrigins: origins })
  })

  test("refuses a sixth website", async () => {
    const { set } = await start()
    const six = Array.from({ length: 6 }, (_, number) => `https://site-${number}.example`)
    const refused = await set({ feed: false, embedOrigins: six })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: "Please list 5 websites at most." }
    ])
    expect((await set({ feed: false, embedOrigins: six.slice(1) })).status).toBe(200)
  })
})
