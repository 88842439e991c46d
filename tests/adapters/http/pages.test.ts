import { describe, expect, test } from "vitest"
import { startHive } from "./support/visitors.ts"

describe("pages", () => {
  test("of the app are all the same bytes, for everybody", async () => {
    const { server, hive } = await startHive()
    const pages = ["/", "/home", "/dashboard", "/profile-settings", "/sign-in", "/admin/home"]
    const texts = await Promise.all(
      pages.flatMap((path) => [server.fetch(path), server.fetch(path, { headers: { cookie: hive.cookie } })])
    )
    expect(new Set(texts.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(texts.map((answer) => answer.text()))).size).toBe(1)
  })

  test("that nobody has: a link that is nobody's, an address that is none, a file that is missing", async () => {
    const { server } = await startHive()
    const textOf = async (path: string) => (await server.fetch(path)).text()
    expect(await textOf("/nobody-here")).toContain("Profile Not Found")
    expect(await textOf("/a/b")).toContain('id="app"')
    expect(await textOf("/x")).toContain('id="app"')
    for (const path of ["/assets/x.js", "/assets/", "/uploads/x.png", "/package.json", "/.env"]) {
      expect(await textOf(path), path).not.toContain('id="app"')
    }
  })
})
