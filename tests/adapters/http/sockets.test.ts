import { once } from "node:events"
import { connect } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"
import { materialize } from "../../fixtures/bad-inputs/materialize.mjs"
import { makeWorld, variablesOf } from "./support/bad-input-world.ts"
import { allCases } from "./support/bad-inputs.ts"
import { listenAsServed, statusesIn } from "./support/sockets.ts"
import { alreadyWaiting, countWaiting } from "./support/visitors.ts"

const startWorld = async (proxies = 0) => {
  const world = await makeWorld()
  onTestFinished(() => world.server.dispose())
  return { world, ...(await listenAsServed(world.server, proxies)) }
}

const oddPaths = allCases.filter(
  ({ call, rawRequest }) =>
    rawRequest === undefined && /^(?:GET|HEAD) [^?]*(?:[\\%#]|\.\.|\/\/|\/\.)/.test(call)
)

describe("over a socket", () => {
  test("paths are not rewritten on the way, and still refused", async () => {
    const { world, send } = await startWorld()
    for (const one of oddPaths) {
      const { method, path } = materialize(one, variablesOf(world))
      const answer = await send(
        `${method} ${path} HTTP/1.1\r\nHost: honesthive.test\r\nConnection: close\r\n\r\n`
      )
      expect([400, ...one.expect.status], `${one.id} ${path}`).toContain(statusesIn(answer)[0])
      expect(one.expect.never.filter((never) => typeof never === "string" && answer.includes(never))).toEqual(
        []
      )
    }
  })

  const strangeHosts = 'x:99999 999.1.1.1 [1] [ a@b evil/.. %zz # ?x "><script>'.split(" ")

  test.each([...strangeHosts, "", "a b"])("a Host of %j breaks nothing", async (host) => {
    const { world, send } = await startWorld()
    const sent = `Host: ${host}\r\nConnection: close\r\nOrigin: http://x\r\nContent-Length: 0\r\n\r\n`
    for (const path of ["/api/auth/sign-in", `/${world.owner.link}`, "/%61sha-rao", "/", "/..", '/?"']) {
      for (const method of ["GET", "POST"]) {
        const answer = await send(`${method} ${path} HTTP/1.1\r\n${sent}`)
        expect(answer, `${method} ${path}`).toMatch(/^HTTP\/1\.1 [234]/)
        expect(answer).not.toContain("<script>")
      }
    }
  })
})

describe("feedback that comes over a socket", () => {
  const good = JSON.stringify({ content: "You listen well." })
  const length = (bytes: number) => `Content-Length: ${bytes}`
  const inChunks = (chunk: string, count = 1) =>
    `${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count)}0\r\n\r\n`
  const requestFor = (framing: string, body: string) =>
    [
      "POST /api/profile/asha-rao/feedback HTTP/1.1",
      "Host: honesthive.test\r\nContent-Type: application/json\r\nConnection: close",
      `${framing}\r\n\r\n${body}`
    ].join("\r\n")

  test.each([
    [201, "as long as it says", length(good.length), good],
    [201, "in chunks", "Transfer-Encoding: chunked", inChunks(good)],
    [413, "in too many chunks", "Transfer-Encoding: chunked", inChunks(" ".repeat(0x4000), 4)],
    [413, "a byte longer than it may be", length(16_385), good],
    [413, "much longer", length(2_000_000), good]
  ])("is answered with %i %s", async (status, _, framing, body) => {
    const { send } = await startWorld()
    expect(statusesIn(await send(requestFor(framing, body)))).toEqual([status])
  })

  test("is stored only with its whole body", async () => {
    const { world, port, send } = await startWorld()
    const before = await countWaiting(world.server)
    const cut = connect(port, "127.0.0.1", () => cut.write(requestFor(length(40), good), () => cut.destroy()))
    await once(cut, "close")
    await send(requestFor(length(good.length), good))
    expect(before).toBe(2 * alreadyWaiting)
    expect(await countWaiting(world.server)).toBe(1)
  })
})

test.each([
  [0, 5],
  [1, 130]
])(
  "behind %i proxies an idle connection stays for %i s, longer than a proxy keeps it",
  async (proxies, seconds) => {
    const { send } = await startWorld(proxies)
    const answer = await send("GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n")
    expect(answer).toContain(`\r\nKeep-Alive: timeout=${seconds}\r\n`)
  }
)
