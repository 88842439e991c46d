import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { signUpOwner } from "../support/people.ts"
import { serverBundle } from "../support/server.ts"
import { sharedServer } from "../support/server-for-all.ts"

const running = sharedServer()

beforeAll(async () => {
  await signUpOwner(running().url, "Page Alone")
})

const read = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${running().url}${path}`, { headers, redirect: "manual" })

const filesIn = (folder: string, ...endings: ReadonlyArray<string>) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    endings.some((ending) => name.endsWith(ending))
  )

const assets = join(serverBundle, "../../client/assets")

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
    const answer = await read(path)
    const html = await answer.text()
    expect(answer.headers.get("referrer-policy")).toBe("same-origin")
    expect(answer.headers.get("link")).toBeNull()
    expect(html).toMatch(loading)
    expect(strangersIn(html)).toEqual([])
  })

  test("has styles that load nothing from elsewhere", () => {
    const styles = filesIn(assets, ".css")
    expect(styles.length).toBeGreaterThan(0)
    for (const name of styles) {
      expect(readFileSync(join(assets, name), "utf8"), name).not.toMatch(
        /url\(["']?(?:https?:)?\/\/|@import/i
      )
    }
  })

  test("has links out, and the owner's share links, that say nothing of where they were clicked", () => {
    const ui = join(serverBundle, "../../../ui")
    const out = filesIn(ui, ".tsx").flatMap(
      (name) => readFileSync(join(ui, name), "utf8").match(/<a\b[^>]*target=[^>]*>/g) ?? []
    )
    expect(out.length).toBeGreaterThan(0)
    expect(out.filter((tag) => !tag.includes('rel="noopener noreferrer"'))).toEqual([])
  })
})

const hiddenPaths = [
  ...["/.git/config", "/.env", "/package.json", "/core/", "/server/main.js", "/index.html", "/sbom.json"],
  ...["/.vite/manifest.json", "/main.js.map", "/assets/", "/assets/v1/", "/uploads", "/uploads/badges/"],
  ...["/metrics", "/status", "/openapi.json", "/api/docs", "/api/debug", "/.well-known/security.txt"],
  ...["/directory.json", "/journal.ndjson", "/encryption.key", "/control.sock", "/backup.zip"]
]

describe("[asvs V13.4.1 V13.4.3 V13.4.5] what is not for the world is not served:", () => {
  test.each(hiddenPaths)("%s", async (path) => {
    const answer = await read(path)
    expect([404, 308]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(
      /"dependencies"|repositoryformatversion|Index of|"kind":"account"/
    )
  })
})

test("[asvs V3.5.7 V13.4.2] the client's files are the same with a session, for no other site, and without source maps", async () => {
  const files = filesIn(assets, ".js", ".css").map((name) => `/assets/${name.replaceAll("\\", "/")}`)
  expect(files.length).toBeGreaterThan(20)
  for (const path of files) {
    const [plain, signedIn] = [await read(path), await read(path, { cookie: `honesthive=${"a".repeat(43)}` })]
    const text = await plain.text()
    expect(await signedIn.text(), path).toBe(text)
    expect(text, path).not.toContain("sourceMappingURL")
    expect(plain.headers.get("cross-origin-resource-policy"), path).toBe("same-origin")
    expect(plain.headers.has("set-cookie"), path).toBe(false)
    expect((await read(`${path}.map`)).status, path).toBe(404)
  }
})
