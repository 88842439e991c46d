import { once } from "node:events"
import { connect } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { makeWorld } from "./support/bad-input-world.ts"
import { succeed } from "./support/requests.ts"
import { listen, listenAsServed } from "./support/sockets.ts"

const startBoth = async () => {
  const { server, owner } = await makeWorld()
  onTestFinished(() => server.dispose())
  const [app, served] = [await listen(server), await listenAsServed(server)]
  return { server, link: owner.link, app, served }
}

type Sent = readonly [line: string, fields: ReadonlyArray<string>, body: string]

const json = "Content-Type: application/json"
const good = JSON.stringify({ content: "You listen well." })
const to = "/api/profile/LINK/feedback"
const post = `POST ${to} HTTP/1.1`

const requests: ReadonlyArray<Sent> = [
  [post, [json], good],
  [`POST ${to.toUpperCase()} HTTP/1.1`, [json], good],
  ["POST /api/profile/Asha-NOBODY/feedback HTTP/1.1", [json], good],
  ["POST /api/profile/no/feedback HTTP/1.1", [json], good],
  ["POST /api/profile/admin/feedback HTTP/1.1", [json], good],
  [`POST ${to}/ HTTP/1.1`, [json], good],
  [`POST ${to}?a=b HTTP/1.1`, [json], good],
  [`POST /api//profile/LINK/feedback HTTP/1.1`, [json], good],
  [`POST /api/profile/%4CINK/feedback HTTP/1.1`, [json], good],
  [`POST http://honesthive.test${to} HTTP/1.1`, [json], good],
  [`PUT ${to} HTTP/1.1`, [json], good],
  [`GET ${to} HTTP/1.1`, [], ""],
  [`POST ${to} HTTP/1.0`, [json], good],
  [post, [json, "Expect: 100-continue"], good],
  [post, [json, "Connection: keep-alive"], good],
  [post, [], good],
  [post, ["Content-Type: text/plain"], good],
  [post, ["content-TYPE: Application/JSON; charset=UTF-8"], good],
  [post, ["Content-Type: application/json; charset=latin1"], good],
  [post, [json, "Content-Type: text/plain"], good],
  [post, [json, json], good],
  [post, [json, "Content-Encoding: gzip"], good],
  [post, [json], ""],
  [post, [json], "{"],
  [post, [json], '{"content":1}'],
  [post, [json], '{"content":"a","other":"b"}'],
  [post, [json], '{"content":"a\\u0000b"}'],
  [post, [json], '{"content":"\\ud800"}'],
  [post, [json], '{"content":"   "}'],
  [post, [json], JSON.stringify({ content: "x".repeat(301) })],
  [post, [json], JSON.stringify({ content: "x".repeat(16_400) })],
  [post, [json], JSON.stringify({ content: "see https://example.com" })],
  [post, [json], JSON.stringify({ content: "<b>bold</b>" })],
  [post, [json], "\xff\xfe"],
  [post, [json, "Idempotency-Key: one"], good],
  [post, [json, "Idempotency-Key: one"], JSON.stringify({ content: "Something else." })],
  [post, [json, "Idempotency-Key: one", "Idempotency-Key: two"], good],
  [post, [json, "Idempotency-Key:"], good],
  [post, [json, `Idempotency-Key: ${"k".repeat(256)}`], good],
  [post, [json, "Origin: https://evil.example"], good],
  [post, [json, "Origin: null"], good],
  [post, [json, "Origin: http://honesthive.test"], good],
  [post, [json, "Origin: http://HONESTHIVE.test"], good],
  [post, [json, "Sec-Fetch-Site: same-origin"], good],
  [post, [json, "Sec-Fetch-Site: cross-site"], good],
  [post, [json, "Sec-Fetch-Site: none", "Origin: http://honesthive.test"], good],
  [post, [json, "Cookie: honesthive=abcdefghijklmnopqrst", "Cookie: a=b"], good]
]

/** Without what tells the time, and what the two listeners set for themselves. */
const plain = (answer: string) => answer.replace(/^(?:date|keep-alive): .*\r\n/gim, "")

const written = ([line, fields, body]: Sent, link: string, framed: ReadonlyArray<string>, host: string) => {
  const head = [line.replace("LINK", link), `Host: ${host}`, ...framed, ...fields]
  const isKept = fields.some((field) => /^connection/i.test(field))
  return Buffer.from(
    `${[...head, ...(isKept ? [] : ["Connection: close"])].join("\r\n")}\r\n\r\n${body}`,
    "latin1"
  )
}

describe("feedback that comes over a socket", () => {
  test("[asvs V3.4.4 V3.4.5 V3.5.1] is answered in the bytes in which the app answers it, however odd it is", async () => {
    const { link, app, served } = await startBoth()
    const statuses = new Set<string>()
    for (const host of ["honesthive.test", "honesthive.test:81", "a@b", "[", ""]) {
      for (const sent of host === "honesthive.test" ? requests : requests.slice(0, 2)) {
        const request = written(sent, link, [`Content-Length: ${sent[2].length}`], host)
        const expected = plain(await app.send(request))
        statuses.add(expected.slice(9, 12))
        expect(plain(await served.send(request)), `${host} ${sent.join(" ")}`).toBe(expected)
      }
    }
    expect([...statuses].sort()).toEqual(["100", "201", "400", "403", "404", "405", "409", "413", "415"])
  })

  test("is stored only with its whole body", async () => {
    const { server, link, served } = await startBoth()
    const claim = () => server.run(PendingFeedback.use((pending) => pending.claim(1_000)))
    await claim()
    const request = written([post, [json], good], link, ["Content-Length: 40"], "honesthive.test")
    const client = connect(served.port, "127.0.0.1", () => client.write(request, () => client.destroy()))
    await once(client, "close")
    await served.send(
      written([post, [json], good], link, [`Content-Length: ${good.length}`], "honesthive.test")
    )
    expect(succeed(await claim())).toHaveLength(1)
  })

  test("is answered alike in chunks, and longer than it may be", async () => {
    const { link, app, served } = await startBoth()
    const chunked = `${good.length.toString(16)}\r\n${good}\r\n0\r\n\r\n`
    for (const [framed, body] of [
      ["Transfer-Encoding: chunked", chunked],
      ["Content-Length: 16385", good],
      ["Content-Length: 2000000", good]
    ] as const) {
      const request = written([post, [json], body], link, [framed], "honesthive.test")
      expect(plain(await served.send(request)), framed).toBe(plain(await app.send(request)))
    }
  })
})
