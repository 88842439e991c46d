import { Clock, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { type LinkResponses, makeLinkPacker, type PackingOptions } from "#adapters/http/cache/packed-link.ts"
import { makeResponseCache } from "#adapters/http/cache/response-cache.ts"
import type { PlainResponse } from "#adapters/http/responses/plain-response.ts"
import { languages } from "#core/domain/languages/language.ts"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import { Directory } from "#core/ports/directory.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { cachedText } from "./support/cached-text.ts"
import { json, succeed } from "./support/requests.ts"
import { addApproved, makeHive } from "./support/sample-hives.ts"
import { listenAsServed } from "./support/sockets.ts"
import { testPages } from "./support/test-pages.ts"
import { startServer } from "./support/test-server.ts"

const paths = [
  ...languages.flatMap((language) => [`/asha-rao?lang=${language}`, `/asha-rao?sent=1&lang=${language}`]),
  "/api/profile/asha-rao"
]

const startHive = async () => {
  const rendered: Array<string> = []
  const server = startServer({
    pages: {
      ...testPages,
      visitor: (model, language) => {
        rendered.push(`${model.link} ${language}`)
        return testPages.visitor(model, language)
      }
    }
  })
  const hive = await makeHive(server, "asha@example.com", "asha-rao")
  const readyAt = (target: string, method = "GET", acceptLanguage?: string) =>
    server.findCached({ method, target, host: "honesthive.test", acceptLanguage })
  const textAt = (target: string) => cachedText(readyAt(target))
  /** Once every link's responses are as the store has them. */
  await expect.poll(() => paths.filter((path) => readyAt(path) === undefined)).toEqual([])
  rendered.length = 0
  return { server, hive, readyAt, textAt, send: hive.send, rendered }
}

describe("what everybody may read of a link", () => {
  test("is ready before anybody asks, as the app would send it, in each spelling and by each port", async () => {
    const { server, textAt, readyAt } = await startHive()
    const byPort = server.findCached({ method: "GET", target: "/asha-rao", host: "honesthive.test:81" })
    expect(byPort).toEqual(readyAt("/asha-rao"))
    for (const path of [...paths, "/Asha-Rao", "/api/profile/ASHA-RAO"]) {
      expect(textAt(path)).toBe(await (await server.fetch(path)).text())
    }
  })

  test("[anon A3] [asvs V3.4.4] goes over a socket in the same bytes, cached or not", async () => {
    const started = await startHive()
    const { send } = await listenAsServed(started.server)
    for (const path of paths) {
      const ask = async (host: string) =>
        (await send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).replace(/^date: .*$/im, "")
      const first = await ask("localhost")
      expect(first).toContain("HTTP/1.1 200")
      // The port as a number that only the app can read.
      expect(await ask("localhost:")).toBe(first)
    }
  })

  test.each([
    ["/asha-rao?utm_source=mail", "/asha-rao"],
    ["/asha-rao?x=1&y=%20z", "/asha-rao"],
    ["/asha-rao?sent=0", "/asha-rao"],
    ["/asha-rao?", "/asha-rao"],
    ["/asha-rao?x=1&sent=1", "/asha-rao?sent=1"],
    ["/asha-rao?lang=fr", "/asha-rao"],
    ["/asha-rao?lang=en", "/asha-rao"],
    ["/asha-rao?x=1&lang=ta", "/asha-rao?lang=ta"],
    ["/asha-rao?lang=ta&sent=1", "/asha-rao?sent=1&lang=ta"],
    ["/api/profile/asha-rao?sent=1", "/api/profile/asha-rao"],
    ["/api/profile/asha-rao?lang=ta", "/api/profile/asha-rao"]
  ])("does not depend on what no page reads of its address: %s", async (path, same) => {
    const { server, readyAt, textAt, rendered } = await startHive()
    expect(readyAt(path)).toEqual(readyAt(same))
    expect(await (await server.fetch(path)).text()).toBe(textAt(same))
    expect(rendered).toEqual([])
  })

  test.each([
    ["HEAD", "/asha-rao"],
    ["POST", "/asha-rao"],
    ["GET", "/asha-rao/"],
    ["GET", "/asha-rao?x=é"],
    ["GET", `/asha-rao?x=${"x".repeat(6_136)}`],
    ["GET", "/API/profile/asha-rao"],
    ["GET", "http://honesthive.test/asha-rao"]
  ])("is left to the app for %s %s", async (method, target) => {
    const started = await startHive()
    expect(started.readyAt(target, method)).toBeUndefined()
  })

  test("[anon A21] stays ready whatever anybody writes and becomes of it, and thanks are made with the page", async () => {
    const { server, hive, readyAt, rendered } = await startHive()
    const before = paths.map((path) => readyAt(path))
    await server.fetch("/api/profile/asha-rao/feedback", json({ content: "Good work" }))
    expect(paths.map((path) => readyAt(path))).toEqual(before)
    succeed(await server.run(addApproved(hive.owner, "You listen well.")))
    expect(paths.map((path) => readyAt(path))).toEqual(before)
    expect(rendered).toEqual([])
  })

  test.each([
    ["[anon A26] deletes a public item", "", "DELETE"],
    ["[anon A21] hides one", "/public", "PATCH"]
  ])("shows nothing of it at once when the owner %s", async (_, path, method) => {
    const { server, hive, send, textAt } = await startHive()
    expect(textAt("/api/profile/asha-rao")).toContain(hive.public)
    await send(`/api/feedback/${hive.public}${path}`, { isPublic: false }, method)
    for (const path of paths) {
      expect(textAt(path)).not.toContain(hive.public)
      expect(await (await server.fetch(path)).text()).not.toContain(hive.public)
    }
  })
})

const responsesOf = (linkId: string): LinkResponses => {
  const response: PlainResponse = { status: 200, headers: {}, body: linkId.padEnd(10) }
  const pages = languages.flatMap((language) => [
    [`page ${language}`, response],
    [`thanks ${language}`, response]
  ])
  return Object.fromEntries([...pages, ["profile", response], ["badges", response], ["answers", response]])
}

const packing: PackingOptions = { samples: () => new Map(), wireHeadersOf: () => [] }

const packLink = makeLinkPacker(packing)

/** Room for so many links, whose responses have ten characters. */
const bytesForLinks = (links: number) => links * packLink(responsesOf("a")).estimatedBytes

/** A cache on its own: what it renders, and when, is for the test to say. */
const following = async ({
  links = [],
  maxBytes = bytesForLinks(2)
}: {
  readonly links?: ReadonlyArray<string>
  readonly maxBytes?: number
}) => {
  let tell: (altered: AlteredPages) => void = () => undefined
  const changesAt: { moment: number | null } = { moment: null }
  const store = { changesAt, isCurrent: true, isAway: false, whileRendering: () => {}, links }
  const rendered: Array<string> = []
  const cache = makeResponseCache(maxBytes)
  const changes = Layer.succeed(PageChanges, {
    isCurrent: () => store.isCurrent,
    watch: (watcher) =>
      Effect.sync(() => {
        tell = watcher
        watcher("all")
      })
  })
  const directory = Layer.mock(Directory, { linksInUse: () => Effect.sync(() => store.links) })
  const render = (linkId: string) =>
    Effect.suspend(() => {
      rendered.push(linkId)
      store.whileRendering()
      if (store.isAway) return Effect.fail(new StoreUnavailable({ cause: "away" }))
      return Effect.succeed(
        linkId === "nobody" ? null : { responses: responsesOf(linkId), changesAt: store.changesAt.moment }
      )
    })
  const clock = await Effect.runPromise(
    Effect.provide(TestClock.testClockWith(Effect.succeed), TestClock.layer())
  )
  const fiber = Effect.runFork(
    cache
      .follow(render, packing)
      .pipe(Effect.provide(Layer.mergeAll(changes, directory)), Effect.provideService(Clock.Clock, clock))
  )
  const cachedOf = (...asked: ReadonlyArray<string>) =>
    asked.filter((linkId) => cache.find(linkId, "page en") !== undefined)
  return { cache, store, rendered, fiber, clock, cachedOf, tell: (altered: AlteredPages) => tell(altered) }
}

describe("the response cache", () => {
  test("holds after the start what was changed last, as far as there is room", async () => {
    const { rendered, cachedOf } = await following({ links: ["a", "b", "c", "d"] })
    await expect.poll(() => rendered.length).toBe(3)
    expect(cachedOf("a", "b", "c", "d")).toEqual(["a", "b"])
    expect(rendered).toEqual(["a", "b", "c"])
  })

  test("[anon A21] drops what was changed longest ago, whatever was asked for", async () => {
    const { cache, cachedOf, tell } = await following({ links: ["a", "b"] })
    await expect.poll(() => cachedOf("a", "b")).toEqual(["a", "b"])
    for (let visit = 0; visit < 9; visit++) cache.find("b", "page en")
    tell(["c"])
    await expect.poll(() => cachedOf("a", "b", "c")).toEqual(["a", "c"])
    tell(["a"])
    await expect.poll(() => cachedOf("a", "c")).toEqual(["a", "c"])
    tell(["d"])
    await expect.poll(() => cachedOf("a", "c", "d")).toEqual(["a", "d"])
  })

  test("holds nothing that was altered while it was rendered", async () => {
    const { store, rendered, cachedOf, tell } = await following({})
    store.whileRendering = () => {
      store.whileRendering = () => undefined
      tell(["asha"])
      expect(cachedOf("asha")).toEqual([])
    }
    tell(["asha"])
    await expect.poll(() => rendered).toEqual(["asha", "asha"])
    await expect.poll(() => cachedOf("asha")).toEqual(["asha"])
  })

  test("gives nothing out while changes are not heard, and all again once they are", async () => {
    const { store, cachedOf } = await following({ links: ["asha"] })
    await expect.poll(() => cachedOf("asha")).toEqual(["asha"])
    store.isCurrent = false
    expect(cachedOf("asha")).toEqual([])
    store.isCurrent = true
    expect(cachedOf("asha")).toEqual(["asha"])
  })

  test("renders all again when any change may have been missed, also of links that came meanwhile", async () => {
    const { store, rendered, cachedOf, tell } = await following({ links: ["asha"] })
    await expect.poll(() => cachedOf("asha")).toEqual(["asha"])
    store.links = ["chen", "asha"]
    tell("all")
    expect(cachedOf("asha")).toEqual([])
    await expect.poll(() => cachedOf("asha", "chen")).toEqual(["asha", "chen"])
    expect(rendered).toEqual(["asha", "chen", "asha"])
  })

  test("renders a second later what the store could not say", async () => {
    const { store, rendered, clock, cachedOf, tell } = await following({})
    store.isAway = true
    tell(["asha"])
    await expect.poll(() => rendered).toEqual(["asha"])
    store.isAway = false
    await Effect.runPromise(clock.adjust("1 second"))
    await expect.poll(() => cachedOf("asha")).toEqual(["asha"])
    expect(rendered).toEqual(["asha", "asha"])
  })

  test("renders again, without a visit, what shows something else from a certain moment on", async () => {
    const { store, rendered, clock, cachedOf, tell } = await following({})
    store.changesAt.moment = 60_000
    tell(["asha"])
    await expect.poll(() => rendered).toEqual(["asha"])
    // Compared with today's date, that moment is long over.
    expect(cachedOf("asha")).toEqual([])
    store.changesAt.moment = null
    await Effect.runPromise(clock.adjust("1 minute"))
    await expect.poll(() => cachedOf("asha")).toEqual(["asha"])
    expect(rendered).toEqual(["asha", "asha"])
  })

  test("renders what changes in some days once a day until then, however often its owner altered it", async () => {
    const { store, rendered, clock, tell } = await following({})
    store.changesAt.moment = 7 * 24 * 60 * 60_000
    for (const times of [1, 2, 3]) {
      tell(["asha"])
      await expect.poll(() => rendered.length).toBe(times)
      await Effect.runPromise(clock.adjust("1 minute"))
    }
    await Effect.runPromise(clock.adjust("25 hours"))
    tell(["ben"])
    await expect.poll(() => rendered).toContain("ben")
    expect(rendered.filter((linkId) => linkId === "asha").length).toBe(4)
  })

  test("holds nothing of a link that leads nowhere, or that takes more than there is", async () => {
    const { rendered, cachedOf, tell } = await following({
      links: ["nobody"],
      maxBytes: bytesForLinks(1) - 1
    })
    tell(["asha"])
    await expect.poll(() => rendered.toSorted()).toEqual(["asha", "nobody"])
    expect(cachedOf("asha", "nobody")).toEqual([])
  })

  test("is empty before it follows the changes, and afterwards", async () => {
    expect(makeResponseCache(1_000).find("asha", "page en")).toBeUndefined()
    const { fiber, cachedOf } = await following({ links: ["asha"] })
    await expect.poll(() => cachedOf("asha")).toEqual(["asha"])
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect(cachedOf("asha")).toEqual([])
  })
})
