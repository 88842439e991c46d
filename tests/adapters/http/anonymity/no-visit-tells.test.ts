import { Layer } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { languages } from "#core/domain/languages/language.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { temporaryFolder } from "../../../support/server.ts"
import { openStore, schemaForThisTest } from "../../storage/postgres/test-store.ts"
import { cachedText } from "../support/cached-text.ts"
import { json } from "../support/requests.ts"
import { makeHive } from "../support/sample-hives.ts"
import { testPages } from "../support/test-pages.ts"
import { openServer, type TestServices } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"

type ServicesLayer = Layer.Layer<TestServices>

const onLowdb = async (): Promise<ServicesLayer> => {
  const { path, remove } = temporaryFolder()
  onTestFinished(remove)
  return Layer.mergeAll(testServices, Layer.orDie(lowdbStorage({ dataDir: path })))
}

const onPostgres = async (): Promise<ServicesLayer> => {
  const url = await schemaForThisTest()
  return Layer.mergeAll(testServices, Layer.orDie(openStore({ url })))
}

const [visited, unvisited] = ["asha-rao", "ben-okafor"] as const
const links: ReadonlyArray<string> = [visited, unvisited]

/** A server that notes for which link it renders a page, and in which language. */
const startNoting = (services: ServicesLayer) => {
  const rendered: Array<string> = []
  const visitor: typeof testPages.visitor = (model, language) => {
    // Not of the invented link, of which the cache renders a sample.
    if (links.includes(model.link)) rendered.push(`${model.link} ${language}`)
    return testPages.visitor(model, language)
  }
  return {
    rendered,
    server: openServer({ services: Layer.fresh(services), pages: { ...testPages, visitor } })
  }
}

type VisitRecorder = ReturnType<typeof startNoting>

const pathsOf = (link: string) => [
  `/${link}`,
  `/${link}?sent=1`,
  ...languages.flatMap((language) => [`/${link}?lang=${language}`, `/${link}?sent=1&lang=${language}`]),
  `/api/profile/${link}`,
  `/api/profile/${link}/gamification`
]

const readyPages = ({ server }: VisitRecorder, link: string) =>
  languages.map((language) => {
    const request = { method: "GET", target: `/${link}?lang=${language}`, host: "honesthive.test" }
    return cachedText(server.findCached(request))
  })

const untilCurrent = async (started: VisitRecorder, text: string) => {
  for (const link of links)
    await expect
      .poll(() => readyPages(started, link), { timeout: 10_000 })
      .toEqual(languages.map(() => expect.stringContaining(text)))
}

/** How many pages are rendered while somebody looks at all that one link shows. */
const workOf = async ({ server, rendered }: VisitRecorder, link: string) => {
  rendered.length = 0
  for (const path of pathsOf(link)) expect((await server.fetch(path)).status).toBe(200)
  return rendered.length
}

describe.each([
  ["a data folder", onLowdb],
  ["PostgreSQL", onPostgres]
])("[anon A21] [anon A42] on %s", (_name, open) => {
  test("no visit makes a later answer cheaper: after a change, nor after a start", async () => {
    const services = await open()
    const first = startNoting(services)
    const hives = [
      await makeHive(first.server, "asha@example.com", visited),
      await makeHive(first.server, "ben@example.com", unvisited)
    ]
    await untilCurrent(first, "Shown by")
    for (const { cookie, public: shown } of hives) {
      const hide = json({ isPublic: false }, { cookie }, "PATCH")
      expect((await first.server.fetch(`/api/feedback/${shown}/public`, hide)).status).toBe(200)
    }
    await untilCurrent(first, "&#34;feedback&#34;:[]")
    for (const link of [visited, visited, unvisited]) expect(await workOf(first, link)).toBe(0)
    await first.server.dispose()

    const second = startNoting(services)
    onTestFinished(() => second.server.dispose())
    await untilCurrent(second, "&#34;feedback&#34;:[]")
    const pages = links.flatMap((link) => languages.map((language) => `${link} ${language}`))
    expect(second.rendered.toSorted()).toEqual([...pages, ...pages].toSorted())
    expect([await workOf(second, visited), await workOf(second, unvisited)]).toEqual([0, 0])
  })

  test("a page that opens at a boundary is rendered then, and not by its first visit", async () => {
    const boundary = Date.parse("2026-11-22T11:00:00Z")
    vi.useFakeTimers({ toFake: ["Date"], now: boundary - 200 })
    onTestFinished(() => void vi.useRealTimers())
    const started = startNoting(Layer.merge(await open(), Layer.succeed(ReleaseWindow)(60)))
    onTestFinished(() => started.server.dispose())
    const { cookie } = await makeHive(started.server, "asha@example.com", visited)
    const pause = async (paused: boolean) =>
      (await started.server.fetch("/api/account/pause", json({ paused }, { cookie }))).status
    const isPaused = (is: boolean) =>
      expect
        .poll(() => readyPages(started, visited), { timeout: 10_000 })
        .toEqual(languages.map(() => expect.stringContaining(`&#34;isPaused&#34;:${is}`)))
    expect(await pause(true)).toBe(200)
    await isPaused(true)
    expect(await pause(false)).toBe(200)
    await isPaused(true)
    vi.setSystemTime(boundary)
    await isPaused(false)
    expect(await workOf(started, visited)).toBe(0)
  })
})
