import { readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import { serverBundle } from "../support/server.ts"
import { sharedServer } from "../support/server-for-all.ts"

const client = join(dirname(serverBundle), "..", "client")

const running = sharedServer()

const readPath = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${running().url}${path}`, { headers, redirect: "manual" })

const hiddenPaths = [
  ...["/.git/config", "/.env", "/package.json", "/core/", "/server/main.js", "/index.html", "/sbom.json"],
  ...["/.vite/manifest.json", "/main.js.map", "/assets/", "/assets/v1/", "/uploads", "/uploads/badges/"],
  ...["/metrics", "/status", "/openapi.json", "/api/docs", "/api/debug", "/.well-known/security.txt"],
  ...["/directory.json", "/journal.ndjson", "/encryption.key", "/control.sock", "/backup.zip"]
]

describe("[asvs V13.4.1 V13.4.3 V13.4.5] what is not for the world is not served:", () => {
  test.each(hiddenPaths)("%s", async (path) => {
    const answer = await readPath(path)
    expect([404, 308]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(
      /"dependencies"|repositoryformatversion|Index of|"kind":"account"/
    )
  })
})

const files = () =>
  readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => /^\/assets\/.*\.(?:js|css)$/.test(name))

describe("the client's files", () => {
  test("[asvs V13.4.2] have no source maps", async () => {
    expect(files().length).toBeGreaterThan(20)
    for (const path of files()) {
      expect(await (await readPath(path)).text(), path).not.toContain("sourceMappingURL")
      expect((await readPath(`${path}.map`)).status, path).toBe(404)
    }
  })
})
