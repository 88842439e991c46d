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
