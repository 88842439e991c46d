import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { type BadInputWorld, makeWorld } from "./support/bad-input-world.ts"
import { oddText } from "./support/odd-texts.ts"
import { form, fromOwnPage } from "./support/requests.ts"
import { origin } from "./support/test-server.ts"
import { callNames, fieldNamesOf } from "./support/valid-requests.ts"

/** Field names of bodies and records, and those that objects inherit. */
const fieldNames = [
  ...new Set(callNames.flatMap(fieldNamesOf)),
  ...["id", "userId", "totalPoints", "removeImage", "profileImage", "jobTitle", "", "a.b", "a[b]", "0"],
  ...["__proto__", "constructor", "prototype", "toString"]
]

const oddValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    oddText,
    fc.constantFrom(null, true, false, 0, -0, 1e308, -1, "", 2 ** 53),
    fc.double(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), oddText), tie("value"), { maxKeys: 4 })
  )
})).value

/** Objects as text, since only a text can name a field twice, or `__proto__`. */
const oddObject = fc
  .array(fc.tuple(fc.constantFrom(...fieldNames), oddValue), { maxLength: 6 })
  .map(
    (entries) =>
      `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? "null"}`)}}`
  )

const brokenJson = fc
  .tuple(oddObject, fc.nat(), fc.constantFrom("", "}", "]", ",", "\u0000", "//", "\\u12", "NaN", '"'))
  .map(([text, at, piece]) => {
    const cut = text.length === 0 ? 0 : at % text.length
    return text.slice(0, cut) + piece + text.slice(cut + 1)
  })

const oddBytes = fc.uint8Array({ maxLength: 300 })

const oddType = fc.oneof(
  fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "*/*", ";", ""),
  fc.constantFrom("", "; charset=utf-8", "; charset=utf-7").map((more) => `application/json${more}`),
  fc
    .constantFrom("", "; boundary=x", '; boundary="x"; boundary=y')
    .map((more) => `multipart/form-data${more}`)
)

const headerText = fc.oneof(
  fc.string({ unit: "grapheme-ascii", maxLength: 40 }),
  fc.constantFrom("null", "*", "0", "-1", "1e9", "'\"<>", "__proto__", "\u00ff\u00fe"),
  fc.constantFrom("a".repeat(3000), "é".repeat(9))
)

const headerNames = [
  ...["idempotency-key", "origin", "referer", "cookie", "accept", "accept-encoding", "accept-language"],
  ...["range", "if-none-match", "if-modified-since", "sec-fetch-site", "sec-fetch-dest", "forwarded"],
  ...["x-forwarded-for", "content-encoding", "content-length", "transfer-encoding", "expect"],
  ...["x-http-method-override", "user-agent"]
]

const isHeaderValue = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value)

const oddHeaders = fc.dictionary(fc.constantFrom(...headerNames), headerText.filter(isHeaderValue), {
  maxKeys: 5
})

const multipartPart = fc.record({
  name: fc.constantFrom(...fieldNames),
  filename: fc.option(oddText, { nil: undefined }),
  type: fc.constantFrom("", "image/png", "text/html", "image/svg+xml", "multipart/mixed; boundary=y"),
  extra: fc
    .constantFrom("", "Content-Transfer-Encoding: base64", "X: y", ": ", "Content-Disposition: x")
    .map((line) => (line === "" ? "" : `${line}\r\n`)),
  content: fc.oneof(
    oddText,
    fc.constantFrom("\u0089PNG\r\n\u001a\n", "GIF89a", "<svg onload=alert(1)>", "--x", "--x--")
  )
})

const writtenPart = multipartPart.map(({ name, filename, type, extra, content }) =>
  [
    `--x\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? "" : `; filename="${filename}"`,
    `\r\n${type === "" ? "" : `Content-Type: ${type}\r\n`}${extra}\r\n${content}\r\n`
  ].join("")
)

let world: BadInputWorld

beforeAll(async () => {
  world = await makeWorld()
})

afterAll(() => world.server.dispose())

const runs = { numRuns: 120 } as const

const writes = Object.values(calls).filter(({ method }) => method !== "GET")

const jsonBody = fc.oneof(oddObject, brokenJson).map((body) => ({ body, type: "application/json" }))
const rawBody = fc.tuple(oddBytes, oddType).map(([bytes, type]) => ({ body: new Uint8Array(bytes), type }))
const formBody = fc
  .tuple(
    fc.array(writtenPart, { maxLength: 6 }),
    fc.constantFrom("--x--\r\n", "--x--", "--x", "", "--y--\r\n")
  )
  .map(([parts, end]) => ({ body: `${parts.join("")}${end}`, type: "multipart/form-data; boundary=x" }))

const actor = fc.constantFrom("owner", "other", "admin", "nobody")

const cookieOf = (who: string): string =>
  ({ owner: world.owner.cookie, other: world.other.cookie, admin: world.admin })[who] ?? ""

const addressed = (path: string): string =>
  path.replace("{link}", world.owner.link).replace("{id}", world.other.private)

const leaks = /node_modules|\bat .*\.(?:ts|js):\d|\/home\/|ENOENT|SyntaxError|TypeError|RangeError/

/** Any answer but a fault of the server; failures of the API say why as JSON, and nothing else. */
const expectCalm = async (path: string, answer: Response) => {
  const body = await answer.text()
  expect(answer.status, body.slice(0, 200)).toBeLessThan(500)
  if (answer.status >= 400 && path.startsWith("/api/") && body !== "") {
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) })
    expect(body).not.toMatch(leaks)
  }
  const profile = await world.server.fetch(`/api/profile/${world.other.link}`)
  expect(profile.status).toBe(200)
  expect("polluted" in {}).toBe(false)
}

const sendCase = async (
  method: string,
  path: string,
  who: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string | Uint8Array<ArrayBuffer>
) => {
  const request = new Request(`${origin}${addressed(path)}`, {
    method,
    headers: { ...fromOwnPage, cookie: cookieOf(who), ...headers },
    ...(body === undefined || method === "GET" ? {} : { body })
  })
  // Dots lead elsewhere: `/api/../x` is no call.
  await expectCalm(new URL(request.url).pathname, await world.server.handle(request))
}

describe("whatever is sent, the server answers calmly:", () => {
  test.each([
    ["JSON of odd values, repeated and reserved names", writes, jsonBody],
    ["bytes of any kind under any content type", writes, rawBody],
    ["forms of odd parts", writes.filter(({ body }) => body === "multipart"), formBody]
  ] as const)("%s", (_, some, sent) =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...some), actor, sent, ({ method, path }, who, { body, type }) =>
        sendCase(method, path, who, type === "" ? {} : { "content-type": type }, body)
      ),
      runs
    )
  )

  test("texts of odd characters: stored whole or refused, and shown as they were", () =>
    fc.assert(
      fc.asyncProperty(oddText, async (text) => {
        const post = (path: string, body: unknown) =>
          sendCase("POST", path, "owner", { "content-type": "application/json" }, JSON.stringify(body))
        await post("/api/profile/{link}/feedback", { content: text })
        await post("/api/feedback-link/check", { customLink: text })
        await post("/api/auth/sign-up", { email: `${text}@example.com`, password: `${text} and twelve more` })
        const saved = await world.server.fetch(
          "/api/user/profile",
          form({ name: text, bio: text }, world.owner.cookie)
        )
        expect(saved.status).toBeLessThan(500)
        const page = await world.server.fetch(`/${world.owner.link}`)
        expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
      }),
      runs
    ))

  test("addresses of odd links", () =>
    fc.assert(
      fc.asyncProperty(oddText, fc.boolean(), async (text, isEscaped) => {
        const link = isEscaped
          ? encodeURIComponent(text.toWellFormed())
          : text.toWellFormed().replace(/[?#]/g, "")
        const suffixes = [`api/profile/${link}`, `api/profile/${link}/gamification`, link, `uploads/${link}`]
        for (const path of suffixes.map((suffix) => `/${suffix}`))
          if (URL.canParse(`${origin}${path}`)) await sendCase("GET", path, "nobody")
      }),
      runs
    ))

  test("headers of odd values, on any call", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(calls)),
        actor,
        oddHeaders,
        ({ method, path }, who, headers) =>
          sendCase(method, path, who, { "content-type": "application/json", ...headers }, "{}")
      ),
      runs
    ))
})
