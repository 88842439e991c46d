import { Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { millisBetweenPages } from "#adapters/http/cache/public-page-cache.ts"
import { languages } from "#core/domain/languages/language.ts"
import { publicPages } from "#core/domain/pages/pages.ts"
import { makeHive } from "./support/sample-hives.ts"
import { testPages } from "./support/test-pages.ts"
import { startServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"

const pageCount = publicPages.length * languages.length

/** A server whose pages say what is done for them, once all are prepared. */
const startCounting = async () => {
  const rendered: Array<string> = []
  const packed: Array<string> = []
  const server = startServer({
    services: Layer.merge(testServices, TestClock.layer()),
    pages: {
      ...testPages,
      open: (url, language) => {
        rendered.push(`${language} ${url.pathname}${url.search}`)
        return testPages.open(url, language)
      },
      pack: async (html, coding) => {
        packed.push(coding)
        return new TextEncoder().encode(`${coding}: ${html}`)
      }
    }
  })
  const ask = async (path: string, accepted = "gzip, br", host = "honesthive.test") => {
    const request = new Request(`http://${host}${path}`, { headers: { host, "accept-encoding": accepted } })
    const response = await server.handle(request)
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  let pauses = 0
  const countAfterNextPause = async () => {
    pauses += 1
    await server.run(TestClock.adjust(millisBetweenPages))
    return packed.length
  }
  await expect.poll(countAfterNextPause, { interval: 1 }).toBe(2 * pageCount)
  const first = { rendered: rendered.splice(0), packed: packed.splice(0), pauses }
  return { ask, rendered, packed, first }
}

describe("the pages that everybody may see", () => {
  test("are rendered and packed after the start, whether anybody asks or not", async () => {
    const { first } = await startCounting()
    expect(first.rendered).toEqual(
      publicPages.flatMap((path) => languages.map((language) => `${language} ${path}`))
    )
    expect(new Set(first.packed)).toEqual(new Set(["br", "gzip"]))
    expect(first.pauses, "one at a time").toBeGreaterThanOrEqual(pageCount)
  })

  test.each(publicPages)(
    "cost nothing more, whatever the address asks and by whatever port: %s",
    async (path) => {
      const { ask, rendered, packed } = await startCounting()
      const plain = await ask(path)
      expect(plain.body).toMatch(/^br: /)
      for (let index = 0; index < 20; index++) {
        const same = await ask(
          `${path}?x=${index}&utm_source=mail`,
          "gzip, br",
          `honesthive.test:${1_000 + index}`
        )
        expect(same).toEqual(plain)
      }
      expect([rendered, packed]).toEqual([[], []])
    }
  )

  test.each([
    ["br", "br: "],
    ["gzip", "gzip: "],
    ["identity", "<!doctype"]
  ])("come as asked for, and vary by it: %s", async (accepted, start) => {
    const { ask } = await startCounting()
    const { body, headers } = await ask("/terms", accepted)
    expect(body.startsWith(start)).toBe(true)
    expect(headers.get("vary")).toBe("accept-encoding, accept-language")
    expect(headers.get("content-encoding")).toBe(accepted === "identity" ? null : accepted)
  })

  test.each([
    ["gzip, br", ["br"]],
    ["gzip", ["gzip"]],
    ["identity", []]
  ])("that say what their address asks are packed as asked for alone: %s", async (accepted, asked) => {
    const { ask, rendered, packed } = await startCounting()
    const { body } = await ask("/sign-in?x=1&returnTo=/insights", accepted)
    expect(body).toContain("/insights")
    expect([rendered, packed]).toEqual([["en /sign-in?returnTo=%2Finsights"], asked])
  })

  test("hold up no link's page while they are packed", async () => {
    const server = startServer({ pages: { ...testPages, pack: () => new Promise(() => undefined) } })
    await makeHive(server, "asha@example.com", "asha-rao")
    const ready = () => server.findCached({ method: "GET", target: "/asha-rao", host: "honesthive.test" })
    await expect.poll(() => ready()?.status).toBe(200)
  })
})
