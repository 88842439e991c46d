import { describe, expect, test } from "vitest"
import { suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import { openDirectives } from "./support/content-policy.ts"
import { statusAndMessage } from "./support/requests.ts"
import { addApproved, rejectedText } from "./support/sample-hives.ts"
import { completeResponse, startHive, submission } from "./support/visitors.ts"

const origins = ["https://asha.example", "https://team.example:8443"]
const feed = "/feed/asha-rao"
const embedded = "/embed/asha-rao"

const start = async () => {
  const { server, hive } = await startHive()
  const set = (fields: object) => hive.send("/api/account/syndication", fields, "PUT")
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
      for (const name of ["etag", "last-modified", "set-cookie"]) expect(names).not.toContain(name)
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
    expect(openDirectives(policy)).toEqual([`frame-ancestors ${origins.join(" ")}`])
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).not.toContain("script-src")
    expect(headers.has("x-frame-options")).toBe(false)
    for (const path of ["/asha-rao", "/", feed, "/embed/nobody-here"]) {
      const other = await server.fetch(path)
      expect(other.headers.get("x-frame-options")).toBe("DENY")
      expect(other.headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    }
  })

  test.each([feed, embedded])(
    "%s stays while the page is paused, and goes when it is suspended",
    async (path) => {
      const { server, hive } = await startSyndicated()
      await hive.send("/api/account/pause", { paused: true })
      expect((await server.fetch(path)).status).toBe(200)
      await server.run(suspendAccount(null, hive.owner, "Abuse"))
      expect((await server.fetch(path)).status).toBe(404)
    }
  )
})

describe("PUT /api/account/syndication", () => {
  test("stores each website once, as browsers compare them", async () => {
    const { set } = await start()
    const embedOrigins = ["https://Asha.example/", "https://asha.example:443"]
    const { syndication } = await (await set({ feed: false, embedOrigins })).json()
    expect(syndication).toEqual({ feed: false, embedOrigins: ["https://asha.example"] })
  })

  test("refuses what is no website, and a sixth one, and keeps what there was", async () => {
    const { set, hive } = await startSyndicated()
    const six = Array.from({ length: 6 }, (_, number) => `https://site-${number}.example`)
    const form = "Please give each website as https:// and its name, without a path and without *."
    for (const [embedOrigins, message] of [
      [["https://asha.example;x"], form],
      [six, "Please list 5 websites at most."]
    ] as const)
      expect(await statusAndMessage(await set({ feed: false, embedOrigins }))).toEqual([400, message])
    expect((await hive.read("/api/account")).syndication).toEqual({ feed: true, embedOrigins: origins })
    expect((await set({ feed: false, embedOrigins: six.slice(1) })).status).toBe(200)
  })
})
