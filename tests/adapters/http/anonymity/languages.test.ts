import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { type Language, languages } from "#core/domain/languages/language.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import { json, succeed } from "../support/requests.ts"
import { makeHive } from "../support/sample-hives.ts"
import { testPages } from "../support/test-pages.ts"
import { startServer, type TestServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"
import { completeResponse, startHive } from "../support/visitors.ts"

const pagesOfVisitors = [
  "/asha-rao",
  "/asha-rao?sent=1",
  "/nobody-here",
  "/report/asha-rao",
  "/report/asha-rao?sent=1",
  "/a/b",
  "/terms"
]

const withLanguage = (path: string, language: string) =>
  `${path}${path.includes("?") ? "&" : "?"}lang=${language}`

const languageIn = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1]

const formPost = (content: string, headers = {}) => ({
  method: "POST",
  headers: { "sec-fetch-site": "same-origin", ...headers },
  body: new URLSearchParams({ content })
})

describe("the language of a page", () => {
  test.each(pagesOfVisitors)("is that of the address, or else of the browser: %s", async (path) => {
    const { server } = await startHive()
    for (const language of languages) {
      const accept = { headers: { "accept-language": `fr,${language};q=0.8,en;q=0.5` } }
      const negotiated = await server.fetch(path, accept)
      expect(negotiated.headers.get("content-language")).toBe(language)
      expect(negotiated.headers.get("vary")).toContain("accept-language")
      const html = await negotiated.text()
      expect(languageIn(html)).toBe(language)
      const stated = withLanguage(path, language)
      expect(await (await server.fetch(stated, { headers: { "accept-language": "hi" } })).text()).toBe(html)
      expect((await server.fetch(stated, { method: "HEAD" })).headers.get("content-language")).toBe(language)
    }
    expect(languageIn(await (await server.fetch(withLanguage(path, "fr"))).text())).toBe("en")
  })

  test("is kept by the forms without JavaScript, by those that were refused, too", async () => {
    const { server } = await startHive()
    const sent = await server.fetch("/asha-rao?lang=ta", formPost("You listen well."))
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/asha-rao?sent=1&lang=ta"])
    const negotiated = await server.fetch("/asha-rao", formPost("Good work", { "accept-language": "ta" }))
    expect(negotiated.headers.get("location")).toBe("/asha-rao?sent=1")
    const refused = await server.fetch("/asha-rao?lang=kn", formPost(""))
    expect([refused.status, languageIn(await refused.text())]).toEqual([400, "kn"])
    const report = await server.fetch("/report/asha-rao?lang=te", {
      ...formPost(""),
      body: new URLSearchParams({ reason: "other", words: "This is not her." })
    })
    expect(report.headers.get("location")).toBe("/report/asha-rao?sent=1&lang=te")
  })
})

test.each([
  ["a method that a page doesn't know", 405, "/terms", { method: "PUT" }],
  ["a file that is none", 404, "/assets/none.js", {}],
  ["an address that is too long", 414, `/${"a".repeat(3000)}`, {}]
] as const)("the page of an error is in the reader's language: %s", async (_, status, path, init) => {
  const server = startServer()
  for (const language of languages) {
    const answer = await server.fetch(path, { ...init, headers: { "accept-language": language } })
    expect([answer.status, answer.headers.get("content-language")]).toEqual([status, language])
    expect(answer.headers.get("vary")).toContain("accept-language")
    expect(languageIn(await answer.text())).toBe(language)
  }
})

const storedItems = async (server: TestServer, owner: Parameters<HiveStore["Service"]["listItems"]>[0]) =>
  succeed(await server.run(Effect.flatMap(HiveStore, (store) => store.listItems(owner))))

describe("[anon A41] a visitor's language", () => {
  test.each(languages)("is in no cookie and no mark that a browser would send back: %s", async (language) => {
    const { server } = await startHive()
    const accept = { headers: { "accept-language": language } }
    for (const path of pagesOfVisitors) {
      const { headers } = await server.fetch(withLanguage(path, language), accept)
      expect(["set-cookie", "etag", "last-modified"].filter((name) => headers.has(name))).toEqual([])
    }
    const sent = await server.fetch(
      `/asha-rao?lang=${language}`,
      formPost("You listen well.", accept.headers)
    )
    expect([sent.status, sent.headers.has("set-cookie")]).toEqual([303, false])
  })

  test("is not stored with what was written", async () => {
    const { server, hive } = await startHive()
    const known = new Set((await storedItems(server, hive.owner)).map(({ id }) => id))
    for (const language of languages) {
      const headers = { "accept-language": language }
      await server.fetch(`/asha-rao?lang=${language}`, formPost("You listen well.", headers))
      await server.fetch(
        `/api/profile/asha-rao/feedback?lang=${language}`,
        json({ content: "Good" }, headers)
      )
    }
    const written = (await storedItems(server, hive.owner)).filter(({ id }) => !known.has(id))
    expect(written).toHaveLength(2 * languages.length)
    const shapes = written.map(({ id: _id, content: _content, receipt, ...fields }) =>
      JSON.stringify({ ...fields, receipt: receipt?.length })
    )
    expect(new Set(shapes).size).toBe(1)
  })
})

test("[anon A42] a page that is not cached is rendered for each request, in whatever language it was read before", async () => {
  const rendered: Array<string> = []
  const changes = Layer.succeed(PageChanges, { isCurrent: () => false, watch: () => Effect.void })
  const server = startServer({
    services: Layer.merge(testServices, changes),
    pages: {
      ...testPages,
      visitor: (model, language) => {
        rendered.push(language)
        return testPages.visitor(model, language)
      }
    }
  })
  await makeHive(server, "asha@example.com", "asha-rao")
  const visited: ReadonlyArray<Language> = ["ta", "ta", "kn", "ta", "kn", "en"]
  for (const language of visited) await server.fetch(`/asha-rao?lang=${language}`)
  expect(rendered).toEqual(visited)
})

describe("[anon A43] the answer to a submission", () => {
  test("has the same bytes in all languages", async () => {
    const { server } = await startHive()
    const answers = []
    for (const language of languages) {
      const path = `/api/profile/asha-rao/feedback?lang=${language}`
      const note = json({ content: "You listen well." }, { "accept-language": language })
      answers.push(await completeResponse(await server.fetch(path, note)))
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test("has one size in all languages without JavaScript, too", async () => {
    const { server } = await startHive()
    const sizes = new Set<number>()
    for (const language of languages) {
      const answer = await server.fetch(`/asha-rao?lang=${language}`, formPost("You listen well."))
      sizes.add(JSON.stringify(await completeResponse(answer)).length)
    }
    expect(sizes.size).toBe(1)
  })
})

test("[anon A44] a visitor's page is the same, whatever language its owner chose", async () => {
  const { server, hive } = await startHive()
  const read = () =>
    Promise.all(
      languages.flatMap((language) => [
        server.fetch(`/asha-rao?lang=${language}`).then(completeResponse),
        server.fetch("/asha-rao", { headers: { "accept-language": language } }).then(completeResponse)
      ])
    )
  const before = await read()
  expect((await hive.read("/api/account")).language).toBeNull()
  for (const language of languages) {
    const chosen = await hive.send("/api/account/language", { language }, "PUT")
    expect([chosen.status, (await chosen.json()).language]).toEqual([200, language])
    expect(await read()).toEqual(before)
    const own = await server.fetch("/asha-rao", { headers: { cookie: hive.cookie } })
    expect(languageIn(await own.text())).toBe("en")
  }
})

test("the dashboard is in the language of the account, unless its address asks for another", async () => {
  const { server, hive } = await startHive()
  const languageAt = async (path: string) => {
    const headers = { cookie: hive.cookie, "accept-language": "kn" }
    return languageIn(await (await server.fetch(path, { headers })).text())
  }
  expect(await languageAt("/")).toBe("kn")
  await hive.send("/api/account/language", { language: "te" }, "PUT")
  expect([await languageAt("/"), await languageAt("/dashboard"), await languageAt("/?lang=ta")]).toEqual([
    "te",
    "te",
    "ta"
  ])
})

test.each([{}, { language: "fr" }, { language: null }, { language: ["ta"] }, { language: "TA" }])(
  "an owner cannot choose %j",
  async (body) => {
    const { hive } = await startHive()
    expect((await hive.send("/api/account/language", body, "PUT")).status).toBe(400)
    expect((await hive.read("/api/account")).language).toBeNull()
  }
)
