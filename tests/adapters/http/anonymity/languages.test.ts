import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { type Language, languages } from "#core/domain/languages/language.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import { json, succeed } from "../support/requests.ts"
import { makeHive } from "../support/sample-hives.ts"
import { testPages } from "../support/test-pages.ts"
import { startServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"
import { completeResponse, startHive } from "../support/visitors.ts"

const withLanguage = (path: string, language: string) =>
  `${path}${path.includes("?") ? "&" : "?"}lang=${language}`

const languageIn = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1]

const formPost = (content: string, headers = {}) => ({
  method: "POST",
  headers: { "sec-fetch-site": "same-origin", ...headers },
  body: new URLSearchParams({ content })
})

const pages = ["/asha-rao", "/asha-rao?sent=1", "/report/asha-rao", "/report/asha-rao?sent=1", "/terms"]

const responses: ReadonlyArray<readonly [path: string, method: string, status: number]> = [
  ...pages.map((path) => [path, "GET", 200] as const),
  ["/nobody-here", "GET", 404],
  ["/a/b", "GET", 404],
  ["/assets/none.js", "GET", 404],
  ["/terms", "PUT", 405],
  [`/${"a".repeat(7000)}`, "GET", 414]
]

describe("[anon A41] the language of a page", () => {
  test.each(responses)("is of the address or the browser, and unmarked: %#", async (path, method, status) => {
    const { server } = await startHive()
    const ask = async (at: string, accepted: string) => {
      const answer = await server.fetch(at, { method, headers: { "accept-language": accepted } })
      expect(answer.status).toBe(status)
      const { headers } = answer
      expect(["set-cookie", "etag", "last-modified"].filter((name) => headers.has(name))).toEqual([])
      expect(headers.get("vary")).toContain("accept-language")
      const html = await answer.text()
      expect(languageIn(html)).toBe(headers.get("content-language"))
      return { html, language: languageIn(html) }
    }
    for (const language of languages) {
      const negotiated = await ask(path, `fr,${language};q=0.8,en;q=0.5`)
      expect(negotiated.language).toBe(language)
      expect(await ask(withLanguage(path, language), "hi")).toEqual(negotiated)
    }
    expect((await ask(withLanguage(path, "fr"), "fr")).language).toBe("en")
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

test("[anon A41] a visitor's language is not stored with what was written, nor in a cookie", async () => {
  const { server, hive } = await startHive()
  const stored = async () =>
    succeed(await server.run(HiveStore.use(({ listItems }) => listItems(hive.owner))))
  const known = new Set((await stored()).map(({ id }) => id))
  for (const language of languages) {
    const headers = { "accept-language": language }
    const answers = [
      await server.fetch(`/asha-rao?lang=${language}`, formPost("You listen well.", headers)),
      await server.fetch(
        `/api/profile/asha-rao/feedback?lang=${language}`,
        json({ content: "Good" }, headers)
      )
    ]
    expect(answers.map((answer) => [answer.status, answer.headers.has("set-cookie")])).toEqual([
      [303, false],
      [201, false]
    ])
  }
  const written = (await stored()).filter(({ id }) => !known.has(id))
  expect(written).toHaveLength(2 * languages.length)
  const shapes = written.map(({ id: _id, content: _content, receipt, ...fields }) =>
    JSON.stringify({ ...fields, receipt: receipt?.length })
  )
  expect(new Set(shapes).size).toBe(1)
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
  const answersIn = async (requestIn: (language: Language) => readonly [string, RequestInit]) => {
    const { server } = await startHive()
    return Promise.all(
      languages.map(async (language) => completeResponse(await server.fetch(...requestIn(language))))
    )
  }

  test("has the same bytes in all languages", async () => {
    const [first, ...others] = await answersIn((language) => [
      `/api/profile/asha-rao/feedback?lang=${language}`,
      json({ content: "Good work" }, { "accept-language": language })
    ])
    expect(others).toEqual(others.map(() => first))
  })

  test("has one size in all languages without JavaScript, too", async () => {
    const answers = await answersIn((language) => [`/asha-rao?lang=${language}`, formPost("Good work")])
    expect(new Set(answers.map((answer) => JSON.stringify(answer).length)).size).toBe(1)
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
  for (const language of ["fr", "TA"])
    expect((await hive.send("/api/account/language", { language }, "PUT")).status).toBe(400)
  expect(await languageAt("/")).toBe("kn")
  await hive.send("/api/account/language", { language: "te" }, "PUT")
  expect([await languageAt("/"), await languageAt("/dashboard"), await languageAt("/?lang=ta")]).toEqual([
    "te",
    "te",
    "ta"
  ])
})
