import { describe, expect, test } from "vitest"
import { serverRenderedPages } from "#core/domain/pages/pages.ts"
import { startServer } from "./support/test-server.ts"
import { startHive } from "./support/visitors.ts"

type PagesHive = Awaited<ReturnType<typeof startHive>>

const unknown = `honesthive=${"b".repeat(43)}`

/** Texts of a page without a session, with its owner's, and with one that nobody has. */
const textsOf = async ({ server, hive }: PagesHive, path: string): Promise<ReadonlyArray<string>> => {
  const cookies = [{}, { cookie: hive.cookie }, { cookie: unknown }] as const
  const answers = await Promise.all(cookies.map((headers) => server.fetch(path, { headers })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  return Promise.all(answers.map((answer) => answer.text()))
}

describe("pages", () => {
  test("of the app are all the same bytes, for everybody", async () => {
    const started = await startHive()
    const paths = ["/home", "/dashboard", "/profile-settings", "/admin/home"]
    const texts = await Promise.all(paths.map((path) => textsOf(started, path)))
    expect(new Set(texts.flat()).size).toBe(1)
  })

  test.each([
    ["/sign-in?returnTo=/insights&lang=hi", "/insights?lang=hi"],
    ["/sign-up?returnTo=//evil.example", "/#"],
    ["/sign-up?returnTo=/feedback%23note&lang=hi", "/feedback?lang=hi#note"],
    ["/sign-in?problem=away", null]
  ])("%s leads whoever is signed in to %s", async (path, place) => {
    const { server, hive } = await startHive()
    const answer = await server.fetch(path, { headers: { cookie: hive.cookie } })
    expect(answer.headers.get("location")).toBe(place)
  })

  test.each(serverRenderedPages)("%s is drawn, the same for everybody", async (path) => {
    const texts = await textsOf(await startHive(), `${path}?problem=`)
    expect(new Set(texts)).toEqual(new Set([texts[0]]))
    expect(texts[0]).toContain(`open ${path}`)
  })

  test("/ is the app for whoever is signed in, and the landing page for anybody else", async () => {
    const [nobody, owner, unknown] = await textsOf(await startHive(), "/")
    expect(nobody).toContain("open /")
    expect(unknown).toBe(nobody)
    expect(owner).toContain('id="app"')
  })

  test("the dashboard's first data is asked for with its page, by whoever is signed in, and never in it", async () => {
    const { server, hive } = await startHive()
    const linksOf = async (path: string, cookie = "") =>
      (await server.fetch(path, { headers: { cookie } })).headers.get("link") ?? ""
    for (const path of ["/", "/home", "/dashboard"]) {
      const links = await linksOf(path, hive.cookie)
      expect(links, path).toContain(
        "</api/user/feedback>; rel=preload; as=fetch; crossorigin=use-credentials"
      )
      expect(await linksOf(path), path).toBe("")
      expect(await linksOf(path, unknown), path).toBe("")
    }
    expect(await linksOf("/feedback", hive.cookie)).toBe("")
  })

  test("that nobody has: a link that is nobody's, an address that is none, a file that is missing", async () => {
    const { server } = await startHive()
    const textOf = async (path: string) => (await server.fetch(path)).text()
    const noPage = "404 Page Not Found"
    expect(await textOf("/nobody-here")).toContain("Profile Not Found")
    expect(await textOf("/a/b")).toContain(noPage)
    expect(await textOf("/x")).toContain(noPage)
    for (const path of ["/assets/x.js", "/assets/", "/uploads/x.png", "/package.json", "/.env"]) {
      expect(await textOf(path), path).not.toContain(noPage)
    }
  })
})

const securityPath = "/.well-known/security.txt"

describe("security.txt", () => {
  test.each([
    ["security@hive.example", "mailto:security@hive.example"],
    ["r&d+50%?#@bücher.example", "mailto:r%26d+50%25%3F%23@b%C3%BCcher.example"],
    ["https://hive.example/report", "https://hive.example/report"]
  ])("names the contact %s, and expires within a year", async (contact, url) => {
    const server = startServer({ publicUrl: "https://hive.example", contact })
    const response = await server.fetch(securityPath)
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/plain; charset=utf-8"
    ])
    const [, contacts, expires = "", canonical] =
      /^Contact: (.+)\nExpires: (.+)\nCanonical: (.+)\n$/.exec(await response.text()) ?? []
    expect([contacts, canonical]).toEqual([url, `https://hive.example${securityPath}`])
    const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(daysLeft).toBeGreaterThan(90)
    expect(daysLeft).toBeLessThan(365)
  })

  test("is not found where the operator gave no contact", async () => {
    expect((await startServer().fetch(securityPath)).status).toBe(404)
  })
})
