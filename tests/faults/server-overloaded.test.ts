import { connect, type Socket } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"
import { budgetAfter, quantileOf, timesOf } from "../support/promptness.ts"
import { serverForAll } from "../support/server-for-all.ts"
import { sampled } from "../support/short-form.ts"

const running = serverForAll()

const openSocket = (greeting: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(running().url).port), "127.0.0.1")
    socket.once("error", reject)
    socket.once("connect", () => {
      socket.removeAllListeners("error").on("error", () => undefined)
      if (greeting !== "") socket.write(greeting)
      resolve(socket)
    })
  })

/** Many clients of one kind, there until the test ends. */
const crowd = async (count: number, greeting: string): Promise<ReadonlyArray<Socket>> => {
  const sockets: Array<Socket> = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  while (sockets.length < count) {
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => openSocket(greeting)))))
  }
  return sockets
}

const requestHealth = async (): Promise<void> => {
  const answer = await fetch(`${running().url}/api/health`, { headers: { connection: "close" } })
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
}

const crowds = {
  "say nothing": "",
  "send headers that never end": "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
  "send a body that never ends":
    "POST /api/auth/sign-in HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{",
  "never end the body of what was refused":
    "POST /api/auth/sign-in HTTP/1.1\r\nhost: evil.example\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"
}

const requestCount = 200
/** Until all that wait are taken, on a slow machine; before any of them is cut for being slow. */
const acceptMillis = 8_000

/** A normal client's requests are answered in the crowd as well as before it came: 99 of 100 within half a second. */
const expectPrompt = async (quiet: ReadonlyArray<number>, annotate: (text: string) => Promise<unknown>) => {
  const crowded = await timesOf(requestCount, requestHealth)
  const [before, within] = [quantileOf(quiet, 0.99), quantileOf(crowded, 0.99)]
  await annotate(`p99 ${before.toFixed(1)} ms before, ${within.toFixed(1)} ms in the crowd`)
  expect(within).toBeLessThan(budgetAfter(quiet))
}

describe("two thousand connections and more that", () => {
  test.for(sampled(Object.entries(crowds), 4))("%s keep nobody out", async ([, greeting], { annotate }) => {
    const quiet = await timesOf(requestCount, requestHealth)
    const sockets = await crowd(2_200, greeting)
    const present = () => sockets.filter(({ destroyed }) => !destroyed).length
    await expect.poll(present, { timeout: acceptMillis }).toBeLessThanOrEqual(2_000)
    await expectPrompt(quiet, annotate)
  })

  test("say nothing cut none that is being answered, however old it is", async () => {
    const socket = await openSocket(crowds["send a body that never ends"].replace("9000", "2"))
    onTestFinished(() => void socket.destroy())
    const chunks: Array<Buffer> = []
    socket.on("data", (chunk) => chunks.push(chunk))
    await requestHealth()
    const sockets = await crowd(2_200, "")
    const present = () => sockets.filter(({ destroyed }) => !destroyed).length
    await expect.poll(present, { timeout: acceptMillis }).toBeLessThanOrEqual(2_000)
    socket.write("}")
    await expect.poll(() => Buffer.concat(chunks).toString("latin1")).toMatch(/^HTTP\/1\.1 400 /)
  })

  test("take pages and never read them keep nobody out", async ({ annotate }) => {
    const quiet = await timesOf(requestCount, requestHealth)
    await crowd(500, "GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20))
    await expectPrompt(quiet, annotate)
  })
})
