import { Deferred, Effect, Layer } from "effect"
import { unzipSync } from "fflate"
import { describe, expect, test } from "vitest"
import { Images } from "#core/ports/images.ts"
import { smallPng } from "./support/images.ts"
import { form } from "./support/requests.ts"
import { addApproved, addCovered, rejectedText } from "./support/sample-hives.ts"
import { testServices } from "./support/test-services.ts"
import { startHive } from "./support/visitors.ts"

const start = async () => {
  const { server, hive } = await startHive()
  const download = (method = "GET") => hive.ask("/api/account/export", method)
  const read = async () => {
    const files = unzipSync(new Uint8Array(await (await download()).arrayBuffer()))
    const text = (name: string) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(files[name])
    return { files, all: JSON.parse(text("honesthive.json")), table: text("feedback.csv") }
  }
  return { server, hive, download, read }
}

describe("what an owner downloads", () => {
  test("is everything that is stored of them, as they may see it, and nothing of others", async () => {
    const { server, hive, read } = await start()
    await server.run(addCovered(hive.owner, "CANARY-COVERED-TEXT", "CANARY-COVERED-SUMMARY"))
    await server.run(addApproved(hive.owner, '=HYPERLINK("https://evil.example")'))
    const photo = form({ profileImage: smallPng(), name: "Asha", bio: "Beekeeper" }, hive.cookie)
    expect((await server.fetch("/api/user/profile", photo)).status).toBe(200)
    const { files, all, table } = await read()
    const [image = ""] = Object.keys(files).filter((name) => name.startsWith("images/"))
    expect(Object.keys(files)).toEqual(["honesthive.json", "feedback.csv", image])
    expect(files[image]?.slice(8, 12)).toEqual(new TextEncoder().encode("WEBP"))
    expect(all).toMatchObject({
      honesthive: "export",
      version: 1,
      account: {
        email: "asha@example.com",
        bio: "Beekeeper",
        hasPassword: true,
        leavesAt: null,
        digest: null
      },
      links: [{ link: "asha-rao", releasedOn: null }]
    })
    const told = ({ id, content }: Record<string, string>) => [id, content]
    const shown = (await hive.read("/api/user/feedback")).map(told)
    expect(all.feedback.map(told)).toEqual(shown)
    expect(table.split("\r\n")).toHaveLength(shown.length + 2)
    expect(table).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(all.verdicts).toHaveLength(shown.length)
    expect(all.points.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(
      all.counters.totalPoints
    )
    const texts = `${JSON.stringify(all)}${table}`
    for (const secret of [rejectedText, "CANARY-COVERED", "Waiting for", hive.pending, "passwordHash"]) {
      expect(texts).not.toContain(secret)
    }
  })

  test("comes as a file of ours that stays in no cache, one at a time, and the next when that one has ended or was broken off", async () => {
    const { download } = await start()
    expect((await download("HEAD")).status).toBe(200)
    const first = await download()
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="honesthive-\d{4}-\d\d-\d\d\.zip"$/
      ),
      "cache-control": "no-store"
    })
    const second = await download()
    expect([second.status, second.headers.get("retry-after")]).toEqual([429, "10"])
    await first.arrayBuffer()
    const third = await download()
    expect(third.status).toBe(200)
    await third.body?.cancel()
    await expect.poll(async () => (await download()).status).toBe(200)
  })

  test("is free again when its request was aborted while the photo was read", async () => {
    const [isReading, goOn] = [Deferred.makeUnsafe<void>(), Deferred.makeUnsafe<void>()]
    const slow = Layer.effect(
      Images,
      Effect.map(Images, (images) => ({
        ...images,
        get: (key: Parameters<typeof images.get>[0]) =>
          Deferred.succeed(isReading, undefined).pipe(
            Effect.andThen(Deferred.await(goOn)),
            Effect.andThen(images.get(key))
          )
      }))
    )
    const { server, hive } = await startHive(Layer.provideMerge(slow, testServices))
    const photo = form({ profileImage: smallPng(), name: "Asha" }, hive.cookie)
    expect((await server.fetch("/api/user/profile", photo)).status).toBe(200)
    const controller = new AbortController()
    const given = server.fetch("/api/account/export", {
      headers: { cookie: hive.cookie },
      signal: controller.signal
    })
    await Effect.runPromise(Deferred.await(isReading))
    controller.abort()
    await given.catch(() => undefined)
    await Effect.runPromise(Deferred.succeed(goOn, undefined))
    expect((await hive.ask("/api/account/export")).status).toBe(200)
  })
})
