import { Effect, Fiber } from "effect"
import { describe, expect, test } from "vitest"
import type { Answer } from "#adapters/http/answers/answers.ts"
import { makeKeptAnswers } from "#adapters/http/kept/kept-answers.ts"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import { json, succeed } from "./support/requests.ts"
import { addApproved, makeHive } from "./support/sample-hives.ts"
import { listenAsServed } from "./support/sockets.ts"
import { startServer } from "./support/test-server.ts"

const startHive = async () => {
  const server = startServer()
  const hive = await makeHive(server, "asha@example.com", "asha-rao")
  const readyAt = (target: string, method = "GET") =>
    server.ready({ method, target, host: "honesthive.test" })
  const send = (path: string, method: string, body: unknown) =>
    server.fetch(path, json(body, { cookie: hive.cookie }, method))
  return { server, hive, readyAt, send }
}

const paths = ["/asha-rao", "/asha-rao?sent=1", "/api/profile/asha-rao"]

const readAll = async ({ server }: Awaited<ReturnType<typeof startHive>>) => {
  for (const path of paths) await (await server.fetch(path)).text()
}

describe("what was read of a link", () => {
  test("is ready to be sent as the app would send it, in each spelling", async () => {
    const started = await startHive()
    const { server, readyAt } = started
    expect(paths.map((path) => readyAt(path))).toEqual([undefined, undefined, undefined])
    await readAll(started)
    for (const path of [...paths, "/Asha-Rao", "/api/profile/ASHA-RAO"]) {
      const answer = await server.fetch(path)
      expect(readyAt(path)?.body).toBe(await answer.text())
    }
  })

  test("goes over a socket in the same bytes, kept or not", async () => {
    const started = await startHive()
    const { send } = await listenAsServed(started.server)
    for (const path of paths) {
      const ask = async () =>
        (await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).replace(/^date: .*$/im, "")
      const first = await ask()
      expect(first).toContain("HTTP/1.1 200")
      expect(started.readyAt(path)).toBeDefined()
      expect(await ask()).toBe(first)
    }
  })

  test.each([
    ["HEAD", "/asha-rao"],
    ["POST", "/asha-rao"],
    ["GET", "/asha-rao?utm=1"],
    ["GET", "/asha-rao/"],
    ["GET", "/API/profile/asha-rao"],
    ["GET", "/api/profile/asha-rao?sent=1"],
    ["GET", "http://honesthive.test/asha-rao"]
  ])("is left to the app for %s %s", async (method, target) => {
    const started = await startHive()
    await readAll(started)
    expect(started.readyAt(target, method)).toBeUndefined()
  })

  test("[anon A21] stays ready whatever anybody writes and becomes of it, and thanks are made with the page", async () => {
    const started = await startHive()
    const { server, hive, readyAt } = started
    await (await server.fetch("/asha-rao")).text()
    await (await server.fetch("/api/profile/asha-rao")).text()
    const before = paths.map((path) => readyAt(path))
    expect(before).not.toContain(undefined)
    await server.fetch("/api/profile/asha-rao/feedback", json({ content: "Good work" }))
    expect(paths.map((path) => readyAt(path))).toEqual(before)
    succeed(await server.run(addApproved(hive.owner, "You listen well.")))
    expect(paths.map((path) => readyAt(path))).toEqual(before)
  })

  test("[anon A26] is forgotten at once when the owner deletes a public item", async () => {
    const started = await startHive()
    await readAll(started)
    expect((await started.send(`/api/feedback/${started.hive.public}`, "DELETE", {})).status).toBe(204)
    expect(paths.map((path) => started.readyAt(path))).toEqual([undefined, undefined, undefined])
  })

  test("shows what the owner changed with the next question", async () => {
    const started = await startHive()
    const { server, hive, send } = started
    await readAll(started)
    await send(`/api/feedback/${hive.public}/public`, "PATCH", { isPublic: false })
    for (const path of paths) expect(await (await server.fetch(path)).text()).not.toContain("Shown by")
    await send("/api/feedback-link/update", "POST", { customLink: "asha-new" })
    expect((await server.fetch("/asha-rao")).status).toBe(404)
    expect(await (await server.fetch("/asha-new")).text()).toContain("asha-new")
  })
})

const page = (body: string): Answer => ({ status: 200, headers: {}, body })

/** Answers on their own, with a clock that is moved by hand. */
const keeping = async ({ most = 100, trustedFor = Number.POSITIVE_INFINITY } = {}) => {
  let time = 0
  let tell: (altered: AlteredPages) => void = () => undefined
  const kept = makeKeptAnswers({ most, now: () => time })
  const changes = {
    trustedFor,
    watch: (told: typeof tell) =>
      Effect.sync(() => {
        tell = told
      })
  }
  const fiber = Effect.runFork(Effect.provideService(kept.follow, PageChanges, changes))
  await Effect.runPromise(Effect.yieldNow)
  const read = (link: string, body = link) =>
    Effect.runSync(
      kept.at(
        "page",
        link,
        Effect.sync(() => ({ plain: page(body) }))
      )
    ).plain.body
  return {
    kept,
    fiber,
    read,
    tell: (altered: AlteredPages) => tell(altered),
    pass: (millis: number) => (time += millis)
  }
}

describe("kept answers", () => {
  test("take no more room than they may: what was not asked for longest goes first", async () => {
    const { kept, read } = await keeping({ most: 10 })
    for (const link of ["aaaa", "bbbb"]) read(link)
    kept.find("page", "aaaa")
    read("cccc")
    expect(["aaaa", "bbbb", "cccc"].map((link) => kept.find("page", link) !== undefined)).toEqual([
      true,
      false,
      true
    ])
    read("dddd", "x".repeat(11))
    expect(kept.find("page", "dddd")).toBeUndefined()
  })

  test("are trusted no longer than the store's word is good for", async () => {
    const { read, pass } = await keeping({ trustedFor: 1_000 })
    read("asha", "first")
    pass(1_000)
    expect(read("asha", "second")).toBe("first")
    pass(1)
    expect(read("asha", "third")).toBe("third")
  })

  test("hold nothing that was altered while it was read", async () => {
    const { kept, tell } = await keeping()
    const slow = Effect.sync(() => {
      tell(["asha"])
      return { plain: page("old") }
    })
    Effect.runSync(kept.at("page", "asha", slow))
    expect(kept.find("page", "asha")).toBeUndefined()
  })

  test("drop all links, or those that were told alone", async () => {
    const { kept, read, tell } = await keeping()
    for (const link of ["asha", "ben", "chen"]) read(link)
    tell(["ben"])
    expect(["asha", "ben", "chen"].map((link) => kept.find("page", link)?.plain.body)).toEqual([
      "asha",
      undefined,
      "chen"
    ])
    tell("all")
    expect(kept.find("page", "asha")).toBeUndefined()
  })

  test("are none before anybody tells what is altered, and none afterwards", async () => {
    const silent = makeKeptAnswers()
    Effect.runSync(silent.at("page", "asha", Effect.succeed({ plain: page("asha") })))
    expect(silent.find("page", "asha")).toBeUndefined()
    const { kept, fiber, read } = await keeping()
    read("asha")
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect(kept.find("page", "asha")).toBeUndefined()
  })
})
