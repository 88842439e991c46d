import type { ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test, vi } from "vitest"
import { startListener } from "../support/start-listener.ts"

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
  upload.write(beginPost("/api/user/profile"))
  const submissionResponse = text(submission)
  const uploadResponse = text(upload)
  await expect.poll(() => begun.length).toBe(2)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(submission.readableEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await submissionResponse).toMatch(/^HTTP\/1\.1 408 /)
  upload.write("123456789")
  begun
    .find(({ path }) => path === "/api/user/profile")
    ?.response.writeHead(200, { connection: "close" })
    .end()
  expect(await uploadResponse).toMatch(/^HTTP\/1\.1 200 /)
})
