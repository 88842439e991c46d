import { once } from "node:events"
import { connect } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { makeWorld } from "./support/bad-input-world.ts"
import { succeed } from "./support/requests.ts"
import { listen, listenAsServed, statusesIn } from "./support/sockets.ts"

const startBoth = async () => {
  const { server, owner } = await makeWorld()
  onTestFinished(() => server.dispose())
  const [app, served] = [await listen(server), await listenAsServed(server)]
  return { server, link: owner.link, app, served }
}

type SocketRequest = readonly [line: string, fields: ReadonlyArray<string>, body: string]

const json = "Content-Type: application/json"
const good = JSON.stringify({ content: "You listen well." })
const to = "/api/profile/LINK/feedback"
const postLine = `POST ${to} HTTP/1.1`

const requests: ReadonlyArray<SocketRequest> = [
  [postLine, [json], good],
  [`POST ${to.toUpperCase()} HTTP/1.1`, [json], good],
  ["POST /api/profile/Asha-NOBODY/feedback HTTP/1.1", [json], good],
  [`POST ${to}/ HTTP/1.1`, [json], good],
  [`POST ${to}?a=b HTTP/1.1`, [json], good],
  [`POST /api//profile/LINK/feedback HTTP/1.1`, [json], good],
  [`POST /api/profile/%4CINK/feedback HTTP/1.1`, [json], good],
  [`POST http://honesthive.test${to} HTTP/1.1`, [json], good],
  [`PUT ${to} HTTP/1.1`, [json], good],
  [`GET ${to} HTTP/1.1`, [], ""],
  [`POST ${to} HTTP/1.0`, [json], good],
  [postLine, [json, "Expect: 100-continue"], good],
  [postLine, [json, "Connection: keep-alive"], good],
  [postLine, [], good],
  [postLine, ["Content-Type: text/plain"], good],
  [postLine, ["content-TYPE: Application/JSON; charset=UTF-8"], good],
  [postLine, ["Content-Type: application/json; charset=latin1"], good],
  [postLine, [json, "Content-Type: text/plain"], good],
  [postLine, [json, "Content-Encoding: gzip"], good],
  [postLine, [json], ""],
  [postLine, [json], "{"],
  [postLine, [json], JSON.stringify({ content: "x".repeat(16_400) })],
  [postLine, [json], "\xff\xfe"],
  [postLine, [json, "Idempotency-Key: one"], good],
  [postLine, [json, "Idempotency-Key: one"], JSON.stringify({ content: "Something else." })],
  [postLine, [json, "Origin: https://evil.example"], good],
  [postLine, [json, "Origin: http://honesthive.test"], good],
  [postLine, [json, "Origin: http://HONESTHIVE.test"], good],
  [postLine, [json, "Sec-Fetch-Site: cross-site"], good],
  [postLine, [json, "Sec-Fetch-Site: none", "Origin: http://honesthive.test"], good],
  [postLine, [json, "Cookie: honesthive=abcdefghijklmnopqrst", "Cookie: a=b"], good]
]

/** Without what tells the time, and what the two listeners set for themselves. */
const withoutTimeHeaders = (answer: string) => answer.replace(/^(?:date|keep-alive): .*\r\n/gim, "")

const requestText = (
  [line, fields, body]: SocketRequest,
  link: string,
  framed: ReadonlyArray<string>,
  host: string
) => {
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
        const request = requestText(sent, link, [`Content-Length: ${sent[2].length}`], host)
        const expected = withoutTimeHeaders(await app.send(request))
        statuses.add(expected.slice(9, 12))
        expect(withoutTimeHeaders(await served.send(request)), `${host} ${sent.join(" ")}`).toBe(expected)
      }
    }
    expect([...statuses].sort()).toEqual(["100", "201", "400", "403", "404", "405", "409", "413", "415"])
  })

  test("is stored only with its whole body", async () => {
    const { server, link, served } = await startBoth()
    const claim = () => server.run(PendingFeedback.use((pending) => pending.claim(1_000)))
    await claim()
    const request = requestText([postLine, [json], good], link, ["Content-Length: 40"], "honesthive.test")
    const client = connect(served.port, "127.0.0.1", () => client.write(request, () => client.destroy()))
    await once(client, "close")
    await served.send(
      requestText([postLine, [json], good], link, [`Content-Length: ${good.length}`], "honesthive.test")
    )
    expect(succeed(await claim())).toHaveLength(1)
  })

  test("is answered alike in chunks, and longer than it may be", async () => {
    const { link, app, served } = await startBoth()
    const chunked = `${good.length.toString(16)}\r\n${good}\r\n0\r\n\r\n`
    const tooMuch = `4000\r\n${" ".repeat(0x4000)}\r\n`.repeat(4)
    for (const [framed, body, status] of [
      ["Transfer-Encoding: chunked", chunked, 201],
      ["Transfer-Encoding: chunked", tooMuch, 413],
      ["Content-Length: 16385", good, 413],
      ["Content-Length: 2000000", good, 413]
    ] as const) {
      const request = requestText([postLine, [json], body], link, [framed], "honesthive.test")
      const answer = await served.send(request)
      expect(statusesIn(answer), framed).toEqual([status])
      expect(withoutTimeHeaders(answer), framed).toBe(withoutTimeHeaders(await app.send(request)))
    }
  })
})
