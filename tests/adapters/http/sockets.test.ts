import { describe, expect, onTestFinished, test } from "vitest"
import { materialize } from "../../fixtures/bad-inputs/materialize.mjs"
import { makeWorld, variablesOf } from "./support/bad-input-world.ts"
import { allCases } from "./support/bad-inputs.ts"
import { listen, listenAsServed, statusesIn } from "./support/sockets.ts"

const startWorld = async () => {
  const world = await makeWorld()
  onTestFinished(() => world.server.dispose())
  return { world, ...(await listen(world.server)) }
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
      const [status] = statusesIn(answer)
      expect([400, ...one.expect.status], `${one.id} ${path}`).toContain(status)
      expect(one.expect.never.filter((never) => typeof never === "string" && answer.includes(never))).toEqual(
        []
      )
    }
  })

  const feedbackOf = (link: string, headers: string) =>
    `POST /api/profile/${link}/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n`

  test("a body that says it is too large is refused before it is read", async () => {
    const { world, send } = await startWorld()
    const answer = await send(feedbackOf(world.owner.link, "Content-Length: 2000000"))
    expect(statusesIn(answer)).toEqual([413])
  })

  test("a body that turns out too large is refused while it is read", async () => {
    const { world, send } = await startWorld()
    const chunk = `4000\r\n${" ".repeat(0x4000)}\r\n`
    const answer = await send(feedbackOf(world.owner.link, "Transfer-Encoding: chunked") + chunk.repeat(4))
    expect(statusesIn(answer)).toEqual([413])
  })

  test("a body of the length it says is taken", async () => {
    const { world, send } = await startWorld()
    const body = JSON.stringify({ content: "Good work on the plan 🐝" })
    const length = new TextEncoder().encode(body).length
    const answer = await send(
      new TextEncoder().encode(feedbackOf(world.owner.link, `Content-Length: ${length}`) + body)
    )
    expect(statusesIn(answer)).toEqual([201])
  })

  test("answers carry the security headers and do not name the software", async () => {
    const { send } = await startWorld()
    const answer = (await send("GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toLowerCase()
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(answer).toContain("cache-control: no-store")
    expect(answer).not.toMatch(/^(?:server|x-powered-by):/m)
  })

  const strangeHosts = [
    "x:99999",
    "999.1.1.1",
    "[1]",
    "[",
    "",
    "a b",
    "a@b",
    "evil/..",
    "%zz",
    "#",
    "?x",
    '"><script>'
  ]

  test.each(strangeHosts)("a Host of %j breaks nothing", async (host) => {
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

test.each([
  [0, 5],
  [1, 130]
])(
  "behind %i proxies an idle connection stays for %i s, longer than a proxy keeps it",
  async (proxies, seconds) => {
    const { server } = await makeWorld()
    onTestFinished(() => server.dispose())
    const { send } = await listenAsServed(server, proxies)
    const answer = await send("GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n")
    expect(answer).toContain(`\r\nKeep-Alive: timeout=${seconds}\r\n`)
  }
)
