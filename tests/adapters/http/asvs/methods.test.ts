import { describe, expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { appPages } from "#core/domain/pages/pages.ts"
import { fromOwnPage } from "../support/requests.ts"
import { listenAsServed } from "../support/sockets.ts"
import { startServer } from "../support/test-server.ts"
import { startHive } from "../support/visitors.ts"

const pages = [...appPages, "/{link}", "/report/{link}", "/feed/{link}", "/embed/{link}"]

const served: ReadonlyArray<{ readonly method: string; readonly path: string }> = [
  ...Object.values(calls),
  ...pages.map((path) => ({ method: "GET", path }))
]

const paths = [...new Set(served.map(({ path }) => path))]

/** `/home` is a page, and nobody's link: it takes no post. */
const isPathOf = (pattern: string, path: string) =>
  pattern === path ||
  (pattern !== "/{link}" && new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`).test(path))

const methodsOf = (wanted: string): ReadonlyArray<string> => {
  const methods = served.filter(({ path }) => isPathOf(path, wanted)).map(({ method }) => method)
  return methods.includes("GET") ? [...methods, "HEAD"] : methods
}

const strange = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "LOCK", "BREW", "get"]

const secured = /\ncontent-security-policy: default-src 'none'(?:.*\r\n)+x-content-type-options: nosniff\r/

const fillParams = (path: string) => path.replace("{id}", "some-id").replace("{link}", "asha-rao")

describe("[asvs V4.1.4] methods that a path does not have", () => {
  test.each(paths)("are refused on %s", async (path) => {
    const { server } = await startHive()
    for (const method of strange.filter((name) => !methodsOf(path).includes(name.toUpperCase()))) {
      const answer = await server.fetch(fillParams(path), { method, headers: fromOwnPage })
      expect(answer.status, method).toBe(405)
      const allowed = answer.headers.get("allow")?.split(", ") ?? []
      expect(allowed.toSorted(), method).toEqual([...new Set(methodsOf(path))].toSorted())
    }
  })

  test("are refused on files, and tell nothing of paths that nobody serves", async () => {
    const assets = (path: string) => (path === "/assets/app.js" ? new Response("1") : undefined)
    const server = startServer({ assets })
    const ask = async (path: string) => {
      const answer = await server.fetch(path, { method: "PUT", headers: fromOwnPage })
      return [path, answer.status, answer.headers.get("allow")]
    }
    for (const path of ["/assets/app.js", "/robots.txt"])
      expect(await ask(path)).toEqual([path, 405, "GET, HEAD"])
    for (const path of ["/assets/none.js", "/health", "/a", "/home/none"])
      expect(await ask(path)).toEqual([path, 404, null])
  })

  test.each(["TRACE", "CONNECT", "TRACK"])("%s is refused everywhere", async (method) => {
    const { send } = await listenAsServed(startServer())
    const isParsed = method !== "TRACK"
    for (const path of paths.map(fillParams)) {
      const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(isParsed ? /^HTTP\S+ 405 (?:.*\r\n)+allow: [A-Z]/ : /^HTTP\S+ 400 /)
      expect(answer).toMatch(secured)
    }
    expect(await send("GET / HTTP/1.1\r\nHost: x\r\nExpect: more\r\n\r\n")).toMatch(secured)
  })
})
