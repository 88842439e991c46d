import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { signUpOwner } from "../../support/people.ts"
import { serverBundle } from "../../support/server.ts"
import { sharedServer } from "../../support/server-for-all.ts"

const running = sharedServer()

beforeAll(async () => {
  await signUpOwner(running().url, "Page Alone")
})

const pages = [
  "/page-alone",
  "/page-alone?sent=1",
  "/nobody-has-this",
  "/",
  "/security",
  "/privacy",
  "/sign-in"
]

/** Markup that makes a browser contact somebody: addresses in attributes that load, and hints to connect early. */
const loading = /<(?:link|script|img|iframe|source|video|audio|object|embed|form|base)\b[^>]*>/g

const strangersIn = (html: string) =>
  (html.match(loading) ?? []).filter((tag) => /(?:https?:)?\/\/|preconnect|dns-prefetch|prerender/i.test(tag))

describe("[anon A14] a visitor's page", () => {
  test.each(pages)("%s tells other sites nothing and asks none of them", async (path) => {
    const answer = await fetch(`${running().url}${path}`)
    const html = await answer.text()
    expect(answer.headers.get("referrer-policy")).toBe("same-origin")
    expect(answer.headers.get("link")).toBeNull()
    expect(html).toMatch(loading)
    expect(strangersIn(html)).toEqual([])
  })

  test("has styles that load nothing from elsewhere", () => {
    const assets = join(serverBundle, "../../client/assets")
    const styles = readdirSync(assets, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".css")
    )
    expect(styles.length).toBeGreaterThan(0)
    for (const name of styles) {
      expect(readFileSync(join(assets, name), "utf8"), name).not.toMatch(
        /url\(["']?(?:https?:)?\/\/|@import/i
      )
    }
  })

  test("has links out, and the owner's share links, that say nothing of where they were clicked", () => {
    const ui = join(serverBundle, "../../../ui")
    const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".tsx")
    )
    const out = files.flatMap(
      (name) => readFileSync(join(ui, name), "utf8").match(/<a\b[^>]*target=[^>]*>/g) ?? []
    )
    expect(out.length).toBeGreaterThan(0)
    expect(out.filter((tag) => !tag.includes('rel="noopener noreferrer"'))).toEqual([])
  })
})
