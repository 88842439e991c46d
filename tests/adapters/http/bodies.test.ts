import { describe, expect, test } from "vitest"
import { fromOwnPage, json, messageOf, signUp } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"

const submit = async (body: BodyInit, headers: Readonly<Record<string, string>> = {}) => {
  const server = startServer()
  const { link } = await makeHive(server, "asha@example.com", "asha-rao")
  return server.fetch(`/api/profile/${link}/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body
  })
}

const padded = (size: number) => JSON.stringify({ content: "Good work" }).padEnd(size, " ")

const streamOf = (text: string): RequestInit => ({
  body: new Blob([text]).stream(),
  // @ts-expect-error Fetch demands it for streams; TypeScript's DOM does not know it yet.
  duplex: "half"
})

describe("a JSON body", () => {
  test.each([
    ["16 KiB", padded(16_384), 201],
    ["one byte more", padded(16_385), 413],
    ["8 levels", `{"content":"Good work","x":${"[".repeat(7)}${"]".repeat(7)}}`, 201],
    ["9 levels", `{"content":"Good work","x":${"[".repeat(8)}${"]".repeat(8)}}`, 400],
    ["not JSON", "{", 400],
    ["nothing", "", 400],
    ["a list", "[]", 400],
    ["a wrong type", '{"content":1}', 400],
    ["NUL", '{"content":"a\\u0000b"}', 400],
    ["a lone surrogate", '{"content":"a\\ud83d"}', 400],
    ["NUL where nobody looks", '{"content":"Good work","x":["\\u0000"]}', 400],
    ["a value that hides behind __proto__", '{"__proto__":{"content":"Good work"}}', 400],
    ["a byte order mark", '\ufeff{"content":"Good work"}', 201]
  ])("of %s", async (_name, body, status) => {
    expect((await submit(body)).status).toBe(status)
  })

  test("of bytes that are no UTF-8 is refused", async () => {
    const body = new Uint8Array([...new TextEncoder().encode('{"content":"a'), 0xff, 0x22, 0x7d])
    expect((await submit(body)).status).toBe(400)
  })

  test.each([
    ["application/json", 201],
    ["Application/JSON; Charset=UTF-8", 201],
    ['application/json;charset="utf-8"', 201],
    ["application/json; charset=utf-16", 415],
    ["application/json; profile=x", 415],
    ["application/problem+json", 415],
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=x", 415]
  ])("sent as %s", async (type, status) => {
    expect((await submit(padded(40), { "content-type": type })).status).toBe(status)
  })

  test("that is compressed is refused", async () => {
    expect((await submit(padded(40), { "content-encoding": "gzip" })).status).toBe(415)
  })

  test("that arrives in pieces is counted as it arrives", async () => {
    const server = startServer()
    const { link } = await makeHive(server, "asha@example.com", "asha-rao")
    const headers = { "content-type": "application/json" }
    const send = (text: string) =>
      server.fetch(`/api/profile/${link}/feedback`, { method: "POST", headers, ...streamOf(text) })
    expect((await send(padded(60_000))).status).toBe(413)
    expect((await send(padded(600))).status).toBe(201)
  })
})

describe("the profile's form", () => {
  const save = async (body: FormData | URLSearchParams | string, headers = {}) => {
    const server = startServer()
    const cookie = await signUp(server, "asha@example.com")
    const answer = await server.fetch("/api/user/profile", {
      method: "POST",
      headers: { ...fromOwnPage, ...headers, cookie },
      body
    })
    return { answer, server, cookie }
  }

  const formOf = (...entries: ReadonlyArray<readonly [string, string | Blob]>) => {
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    return form
  }

  const image = (size: number) => new File([new Uint8Array(size)], "me.png", { type: "image/png" })

  test("keeps line ends as they were typed", async () => {
    const { answer } = await save(formOf(["name", "Asha"], ["bio", "One\nTwo"]))
    expect((await answer.json()).bio).toBe("One\nTwo")
  })

  test("accepts that there is no photo to remove, and an empty file for no photo", async () => {
    const { answer } = await save(
      formOf(["name", "Asha"], ["removeImage", "true"], ["profileImage", image(0)])
    )
    expect(answer.status).toBe(200)
  })

  test.each([
    ["a photo", formOf(["name", "Asha"], ["profileImage", image(9)]), 415, "Invalid file type"],
    [
      "a photo over 5 MB",
      formOf(["name", "Asha"], ["profileImage", image(5 * 1024 * 1024 + 1)]),
      413,
      "File size must be less than 5MB"
    ],
    [
      "a form over 5 MB",
      formOf(["name", "Asha"], ["profileImage", image(6 * 1024 * 1024)]),
      413,
      "File size must be less than 5MB"
    ],
    ["a file for a text", formOf(["name", image(9)]), 400, "'name' is no file."],
    ["a name twice", formOf(["name", "A"], ["name", "B"]), 400, "A field of the form is given twice."],
    ["too much text", formOf(["name", "a".repeat(70_000)]), 413, "The form is too large."],
    ["nothing at all", formOf(), 400, "The form cannot be read."],
    [
      "urlencoded fields",
      new URLSearchParams({ name: "Asha" }),
      415,
      "Please send this as multipart/form-data."
    ]
  ])("refuses %s", async (_name, body, status, message) => {
    const { answer, server, cookie } = await save(body)
    expect([answer.status, await messageOf(answer)]).toEqual([status, message])
    const user = await (await server.fetch("/api/auth/user", { headers: { cookie } })).json()
    expect(user.name).toBe(null)
  })

  test.each(["multipart/form-data", "multipart/form-data; boundary=", "multipart/mixed; boundary=x"])(
    "refuses %s",
    async (type) => {
      expect((await save("--x--", { "content-type": type })).answer.status).toBe(415)
    }
  )

  test("refuses what is broken", async () => {
    const { answer } = await save("garbage", { "content-type": "multipart/form-data; boundary=x" })
    expect(answer.status).toBe(400)
  })
})

test("a link that is too large to read is a link that is too long", async () => {
  const server = startServer()
  const cookie = await signUp(server, "asha@example.com")
  for (const path of ["/api/feedback-link/check", "/api/feedback-link/update"]) {
    const answer = await server.fetch(path, json({ customLink: "a".repeat(20_000) }, { cookie }))
    expect(answer.status).toBe(400)
    expect(await messageOf(answer)).toContain("3 to 30 characters")
  }
})
