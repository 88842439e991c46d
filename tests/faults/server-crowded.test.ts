import { connect, type Socket } from "node:net"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { type RunningServer, startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
let server: RunningServer

beforeAll(async () => {
  server = await startServer({ dataDir: folder.path })
})

afterAll(async () => {
  await server.stop("SIGKILL")
  folder.remove()
})

const open = (greeting: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1")
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
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => open(greeting)))))
  }
  return sockets
}

const ask = async (): Promise<number> => {
  const answer = await fetch(`${server.url}/api/health`, { headers: { connection: "close" } })
  await answer.arrayBuffer()
  return answer.status
}

const crowds = {
  "say nothing": "",
  "send headers that never end": "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
  "send a body that never ends":
    "POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"
}

describe("two thousand connections and more that", () => {
  test.each(Object.entries(crowds))("%s keep nobody out", async (_, greeting) => {
    const sockets = await crowd(2_200, greeting)
    await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(2_000)
    for (let request = 0; request < 20; request++) expect(await ask()).toBe(200)
  })

  test("take pages and never read them keep nobody out", async () => {
    await crowd(500, "GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20))
    for (let request = 0; request < 20; request++) expect(await ask()).toBe(200)
  })
})
