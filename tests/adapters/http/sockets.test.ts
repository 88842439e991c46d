import { once } from "node:events"
import type { ServerResponse } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { materialize } from "../../fixtures/bad-inputs/materialize.mjs"
import { makeWorld, variablesOf } from "./support/bad-input-world.ts"
import { allCases } from "./support/bad-inputs.ts"
import { listenAsServed, startListener, statusesIn } from "./support/sockets.ts"
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

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nhost: x\r\n\r\n`).join("")

/** The most that are begun of one connection: sixteen, and what came in the same piece. */
const maxBegun = 64

test("of two thousand requests in one piece few are begun before any is answered", async () => {
  const { begun, open } = await startListener()
  const socket = await open()
  socket.write(requests(2_000))
  await expect.poll(() => begun.length).toBeGreaterThan(16)
  // Another connection is read meanwhile, so all that came before it was seen.
  const other = await open()
  other.write(requests(1))
  await expect.poll(() => begun.filter(({ path }) => path === "/0").length).toBe(2)
  expect(begun.length).toBeLessThan(maxBegun)
})

test("all of them are answered in their order, whatever lies on a border", async () => {
  const { begun, open } = await startListener()
  const socket = await open()
  let received = ""
  socket.on("data", (chunk) => {
    received += String(chunk)
  })
  socket.write(requests(2_000))
  let most = 0
  for (let answered = 0; answered < 2_000; answered++) {
    await expect.poll(() => begun.length, { interval: 1 }).toBeGreaterThan(answered)
    most = Math.max(most, begun.length - answered)
    begun[answered]?.response.end(`<${begun[answered]?.path}>`)
  }
  await expect.poll(() => received.match(/<\/\d+>/g)?.length).toBe(2_000)
  expect(received.match(/<\/\d+>/g)).toEqual(Array.from({ length: 2_000 }, (_, index) => `</${index}>`))
  expect(most).toBeLessThan(maxBegun)
})

test("a client that reads nothing has few answers begun, however large they are", async () => {
  const { begun, open } = await startListener()
  const socket = await open()
  socket.pause()
  socket.write(requests(2_000))
  const answered = new Set<ServerResponse>()
  const answerAll = () => {
    for (const { response } of begun) {
      if (!answered.has(response)) response.end("x".repeat(4_000_000))
      answered.add(response)
    }
    return answered.size
  }
  await expect.poll(answerAll).toBeGreaterThan(16)
  for (let look = 0; look < 20; look++) await new Promise((resolve) => setImmediate(resolve))
  expect(answerAll()).toBeLessThan(maxBegun)
})

const beginPost = (path: string) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{`

test("a request whose body never comes is cut after 15 seconds; a photo may take a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const { begun, open } = await startListener()
  const [submission, upload] = [await open(), await open()]
  submission.write(beginPost("/api/profile/asha/feedback"))
  upload.write(beginPost("/api/user/profile?from=phone"))
  const submissionResponse = text(submission)
  const uploadResponse = text(upload)
  await expect.poll(() => begun.length).toBe(2)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(submission.readableEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await submissionResponse).toMatch(/^HTTP\/1\.1 408 /)
  upload.write("123456789")
  begun
    .find(({ path }) => path?.startsWith("/api/user/profile"))
    ?.response.writeHead(200, { connection: "close" })
    .end()
  expect(await uploadResponse).toMatch(/^HTTP\/1\.1 200 /)
})
