import { describe, expect, test } from "vitest"
import { json, messageOf, signUp } from "./support/requests.ts"
import { startServer } from "./support/test-server.ts"
import { startHive } from "./support/visitors.ts"

const feedbackPath = "/api/profile/asha-rao/feedback"

const submit = async (body: BodyInit, headers: Readonly<Record<string, string>> = {}) => {
  const { server } = await startHive()
  return server.fetch(feedbackPath, {
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
    const { server } = await startHive()
    const headers = { "content-type": "application/json" }
    const send = (text: string) => server.fetch(feedbackPath, { method: "POST", headers, ...streamOf(text) })
    expect((await send(padded(60_000))).status).toBe(413)
    expect((await send(padded(600))).status).toBe(201)
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
