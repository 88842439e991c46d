import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { makeWorld, type World } from "./support/bad-input-world.ts"
import { origin } from "./support/test-server.ts"

let world: World

beforeAll(async () => {
  world = await makeWorld()
})

afterAll(() => world.server.dispose())

const runs = { numRuns: 120 } as const

/** Pieces that have broken programs before: invisible, stacked, turned around, unpaired, or not what they look like. */
const oddPieces = [
  "\u0000",
  "\u200b",
  "\u200d",
  "\u202e",
  "\u2066",
  "\u2028",
  "\ufeff",
  "\ufffe",
  "\ud800",
  "\udfff",
  "\u{e0041}",
  "\u{1f468}\u200d\u{1f469}",
  "e\u0301\u0301\u0301",
  "\u0bcd\u0bcd",
  "\u212a",
  "\u017f",
  "\u3002",
  "\uff0e",
  "\u0130",
  "\ufb01",
  "\r\n",
  "\t",
  "\u001b[2J",
  "<b>",
  "&#0;",
  "{{",
  "${",
  "%00",
  "%s",
  "../",
  "'--",
  "\\",
  '"',
  "www.",
  "http://",
  ".com"
] as const

const oddText = fc
  .array(fc.oneof(fc.constantFrom(...oddPieces), fc.string({ unit: "binary", maxLength: 8 })), {
    maxLength: 12
  })
  .map((pieces) => pieces.join(""))

const fieldNames = [
  ...[
    "content",
    "email",
    "password",
    "customLink",
    "isPublic",
    "showBadgesOnLanding",
    "username",
    "name",
    "bio"
  ],
  ...[
    "jobTitle",
    "removeImage",
    "profileImage",
    "badgeImage",
    "category",
    "tier",
    "id",
    "userId",
    "totalPoints"
  ],
  ...["__proto__", "constructor", "prototype", "toString", "", "a.b", "a[b]", "0"]
] as const

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

const oddType = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=utf-7",
  "text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  'multipart/form-data; boundary="x"; boundary=y',
  "application/x-www-form-urlencoded",
  "*/*",
  ";",
  ""
)

const headerText = fc.oneof(
  fc.string({ unit: "grapheme-ascii", maxLength: 40 }),
  fc.constantFrom(
    "null",
    "*",
    "0",
    "-1",
    "1e9",
    "'\"<>",
    "__proto__",
    "a".repeat(3000),
    "é".repeat(9),
    "\u00ff\u00fe"
  )
)

const headerNames = [
  ...[
    "idempotency-key",
    "origin",
    "referer",
    "cookie",
    "accept",
    "accept-encoding",
    "accept-language",
    "range"
  ],
  ...[
    "if-none-match",
    "if-modified-since",
    "sec-fetch-site",
    "sec-fetch-dest",
    "x-forwarded-for",
    "forwarded"
  ],
  ...[
    "content-encoding",
    "content-length",
    "transfer-encoding",
    "expect",
    "x-http-method-override",
    "user-agent"
  ]
] as const

const isHeaderValue = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value)

const oddHeaders = fc.dictionary(fc.constantFrom(...headerNames), headerText.filter(isHeaderValue), {
  maxKeys: 5
})

const writes = Object.values(calls).filter(({ method }) => method !== "GET")

const oddWrite = fc.constantFrom(...writes.map(({ method, path }) => ({ method, path })))

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

interface Sent {
  readonly method: string
  readonly path: string
  readonly who: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

const send = async ({ method, path, who, headers = {}, body }: Sent) => {
  const own = { "sec-fetch-site": "same-origin", origin, cookie: cookieOf(who), ...headers }
  const request = new Request(`${origin}${addressed(path)}`, {
    method,
    headers: own,
    ...(body === undefined || method === "GET" ? {} : { body })
  })
  await expectCalm(addressed(path), await world.server.handle(request))
}

describe("whatever is sent, the server answers calmly:", () => {
  test("JSON of odd values, repeated and reserved names", () =>
    fc.assert(
      fc.asyncProperty(oddWrite, actor, fc.oneof(oddObject, brokenJson), (call, who, body) =>
        send({ ...call, who, body, headers: { "content-type": "application/json" } })
      ),
      runs
    ))

  test("bytes of any kind under any content type", () =>
    fc.assert(
      fc.asyncProperty(oddWrite, actor, oddBytes, oddType, (call, who, bytes, type) =>
        send({
          ...call,
          who,
          body: new Uint8Array(bytes),
          headers: type === "" ? {} : { "content-type": type }
        })
      ),
      runs
    ))

  const part = fc.record({
    name: fc.constantFrom(...fieldNames),
    filename: fc.option(oddText, { nil: undefined }),
    type: fc.constantFrom("", "image/png", "text/html", "image/svg+xml", "multipart/mixed; boundary=y"),
    extra: fc.constantFrom(
      "",
      "Content-Transfer-Encoding: base64\r\n",
      "X: y\r\n",
      ": \r\n",
      "Content-Disposition: x\r\n"
    ),
    content: fc.oneof(
      oddText,
      fc.constantFrom("\u0089PNG\r\n\u001a\n", "GIF89a", "<svg onload=alert(1)>", "--x", "--x--")
    )
  })

  const writtenPart = part.map(({ name, filename, type, extra, content }) =>
    [
      `--x\r\nContent-Disposition: form-data; name="${name}"`,
      filename === undefined ? "" : `; filename="${filename}"`,
      `\r\n${type === "" ? "" : `Content-Type: ${type}\r\n`}${extra}\r\n${content}\r\n`
    ].join("")
  )

  test("forms of odd parts", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          ...writes.filter(({ body }) => body === "multipart").map(({ method, path }) => ({ method, path }))
        ),
        actor,
        fc.array(writtenPart, { maxLength: 6 }),
        fc.constantFrom("--x--\r\n", "--x--", "--x", "", "--y--\r\n"),
        (call, who, parts, end) =>
          send({
            ...call,
            who,
            body: `${parts.join("")}${end}`,
            headers: { "content-type": "multipart/form-data; boundary=x" }
          })
      ),
      runs
    ))

  test("texts of odd characters: stored whole or refused, and shown as they were", () =>
    fc.assert(
      fc.asyncProperty(oddText, async (text) => {
        const headers = { "content-type": "application/json" }
        const post = (path: string, body: unknown) =>
          send({ method: "POST", path, who: "owner", headers, body: JSON.stringify(body) })
        await post("/api/profile/{link}/feedback", { content: text })
        await post("/api/feedback-link/check", { customLink: text })
        await post("/api/auth/sign-up", { email: `${text}@example.com`, password: `${text} and twelve more` })
        const form = new FormData()
        form.append("name", text)
        form.append("bio", text)
        const init = {
          method: "POST",
          headers: { "sec-fetch-site": "same-origin", cookie: world.owner.cookie },
          body: form
        }
        const saved = await world.server.fetch("/api/user/profile", init)
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
        for (const path of [
          `/api/profile/${link}`,
          `/api/profile/${link}/gamification`,
          `/${link}`,
          `/uploads/${link}`
        ]) {
          if (URL.canParse(`${origin}${path}`)) await send({ method: "GET", path, who: "nobody" })
        }
      }),
      runs
    ))

  test("headers of odd values, on any call", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(calls).map(({ method, path }) => ({ method, path }))),
        actor,
        oddHeaders,
        (call, who, headers) =>
          send({ ...call, who, body: "{}", headers: { "content-type": "application/json", ...headers } })
      ),
      runs
    ))
})
