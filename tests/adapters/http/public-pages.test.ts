import { describe, expect, test } from "vitest"
import { languages } from "#core/domain/languages/language.ts"
import { publicPages } from "#core/domain/pages/pages.ts"
import { makeHive } from "./support/sample-hives.ts"
import { testPages } from "./support/test-pages.ts"
import { startServer } from "./support/test-server.ts"

/** A server whose pages say what is done for them. */
const startCounting = () => {
  const rendered: Array<string> = []
  const packed: Array<string> = []
  const server = startServer({
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
  const ask = async (path: string, accepted = "gzip, br", host = "honesthive.test", language = "en") => {
    const headers = { host, "accept-encoding": accepted, "accept-language": language }
    const response = await server.handle(new Request(`http://${host}${path}`, { headers }))
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  return { ask, rendered, packed }
}

describe("the pages that everybody may see", () => {
  test("are rendered and packed once in each language, on the first request", async () => {
    const { ask, rendered, packed } = startCounting()
    expect(rendered).toEqual([])
    for (let round = 0; round < 3; round++)
      for (const path of publicPages)
        for (const language of languages) await ask(path, "gzip, br", "honesthive.test", language)
    expect(rendered).toEqual(
      publicPages.flatMap((path) => languages.map((language) => `${language} ${path}`))
    )
    expect(packed.length).toBe(2 * rendered.length)
  })

  test.each(publicPages)(
    "cost nothing more, whatever the address asks and by whatever port: %s",
    async (path) => {
      const { ask, rendered, packed } = startCounting()
      const plain = await ask(path)
      const [renderedOnce, packedOnce] = [[...rendered], [...packed]]
      expect(plain.body).toMatch(/^br: /)
      for (let index = 0; index < 20; index++) {
        const same = await ask(
          `${path}?x=${index}&utm_source=mail`,
          "gzip, br",
          `honesthive.test:${1_000 + index}`
        )
        expect(same).toEqual(plain)
      }
      expect([rendered, packed]).toEqual([renderedOnce, packedOnce])
    }
  )

  test.each([
    ["br", "br: "],
    ["gzip", "gzip: "],
    ["identity", "<!doctype"]
  ])("come as asked for, and vary by it: %s", async (accepted, start) => {
    const { ask } = startCounting()
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
    const { ask, rendered, packed } = startCounting()
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
