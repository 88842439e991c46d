import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, describe, expect, test } from "vitest"
import { contentTypeOf } from "#adapters/http/node/content-types.ts"
import { staticFiles } from "#adapters/http/node/static-files.ts"
import { temporaryFolder } from "../../../support/server.ts"

const folder = temporaryFolder()
const script = "export const answer = 42\n".repeat(100)

const writeFile = (path: string, content: string) => {
  mkdirSync(join(folder.path, path, ".."), { recursive: true })
  writeFileSync(join(folder.path, path), content)
}

writeFile("index.html", "<p>shell</p>")
writeFile(".vite/manifest.json", "{}")
writeFile("assets/.secret", "no")
writeFile("assets/app-abc.js", script)
writeFile("assets/app-abc.js.map", "{}")
writeFile("assets/font.woff2", "not really a font")
writeFile("assets/packed.js", script)
writeFile("assets/packed.js.br", "packed by the build, br")
writeFile("assets/packed.js.gzip", "packed by the build, gzip")
writeFile("assets/hidden.js", script)
writeFile("robots.txt", "User-agent: *")

afterAll(folder.remove)

const serve = staticFiles(folder.path)
const requestFile = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  serve(path, new Request("http://hive.example/", { method, headers }))

describe("static files", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync]
  ] as const)("are sent as %s to who takes it", async (coding, unpack) => {
    const answer = await requestFile("/assets/app-abc.js", { "accept-encoding": coding })
    expect(answer?.headers.get("content-encoding")).toBe(coding)
    expect(answer?.headers.get("vary")).toBe("accept-encoding")
    const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())
    expect(answer?.headers.get("content-length")).toBe(String(bytes.length))
    expect(unpack(bytes).toString()).toBe(script)
  })

  test("that the build packed are sent as it packed them", async () => {
    const bodyFor = async (coding: string) =>
      (await requestFile("/assets/packed.js", { "accept-encoding": coding }))?.text()
    expect(await bodyFor("gzip, br")).toBe("packed by the build, br")
    expect(await bodyFor("gzip")).toBe("packed by the build, gzip")
    expect(await bodyFor("identity")).toBe(script)
  })

  test("have one tag for each coding, and 304 stands for the very bytes that a client has", async () => {
    const path = "/assets/app-abc.js"
    const codings = ["br", "gzip", "identity"]
    const asked = (coding: string, known = "") =>
      requestFile(path, { "accept-encoding": coding, ...(known && { "if-none-match": known }) })
    const tags = await Promise.all(codings.map(async (coding) => (await asked(coding))?.headers.get("etag")))
    expect(new Set(tags).size).toBe(3)
    for (const coding of codings) {
      for (const tag of tags) {
        const answer = await asked(coding, `"x", W/${tag}`)
        expect(answer?.status).toBe(tag === tags[codings.indexOf(coding)] ? 304 : 200)
        expect(answer?.headers.get("vary")).toBe("accept-encoding")
      }
      const all = await asked(coding, tags.join(", "))
      expect([all?.status, all?.headers.get("etag")]).toEqual([304, tags[codings.indexOf(coding)]])
      expect(all?.headers.get("content-encoding")).toBeNull()
      expect((await asked(coding, "*"))?.status).toBe(304)
    }
  })

  test("are immutable below /assets/ and asked for again elsewhere", async () => {
    const hashed = await requestFile("/assets/app-abc.js")
    expect(hashed?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(hashed?.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
    expect((await requestFile("/assets/font.woff2"))?.headers.get("content-type")).toBe("font/woff2")
    expect((await requestFile("/robots.txt"))?.headers.get("cache-control")).toBe("public, no-cache")
  })

  test.each([
    ["/assets/app-abc.js", "br;q=0, gzip; q=0.0", script],
    ["/assets/font.woff2", "br, gzip", "not really a font"]
  ])(
    "are sent as they are where nothing else is taken, or they are compressed: %s",
    async (path, taken, text) => {
      const answer = await requestFile(path, { "accept-encoding": taken })
      expect([answer?.headers.get("content-encoding"), await answer?.text()]).toEqual([null, text])
    }
  )

  test.each(["css", "js", "json", "txt"])("[asvs V4.1.1] of %s name their charset", (extension) => {
    expect(contentTypeOf(`/assets/a.${extension}`)).toMatch(/^[a-z]+\/[a-z]+; charset=utf-8$/)
  })

  test("answer HEAD without a body, and 304 to who has them", async () => {
    const head = await requestFile("/robots.txt", {}, "HEAD")
    expect(head?.headers.get("content-length")).toBe("13")
    expect(await head?.text()).toBe("")
    const again = await requestFile("/robots.txt", { "if-none-match": head?.headers.get("etag") ?? "" })
    expect(again?.status).toBe(304)
  })

  test.each([
    ...["/index.html", "/.vite/manifest.json", "/assets/.secret", "/assets/app-abc.js.map", "/", "/assets"],
    ...["/assets/packed.js.br", "/assets/packed.js.gzip", "/../package.json", "/assets/../../package.json"],
    ...["/assets/%2e%2e/robots.txt", "/assets\\app-abc.js", "/robots.txt\u0000"]
  ])("%j is none of them", async (path) => {
    expect(await requestFile(path)).toBeUndefined()
  })

  test("that could not be read once are read when they are asked for again", async () => {
    const [there, away] = [join(folder.path, "assets/hidden.js"), join(folder.path, "assets/away.js")]
    renameSync(there, away)
    await expect(requestFile("/assets/hidden.js")).rejects.toThrow("ENOENT")
    renameSync(away, there)
    expect(await (await requestFile("/assets/hidden.js"))?.text()).toBe(script)
  })
})
