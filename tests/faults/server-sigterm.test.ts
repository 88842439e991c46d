import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { beforeEach, describe, expect, test } from "vitest"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { signUpOwner, submit } from "../support/people.ts"
import type { RunningServer } from "../support/running-server.ts"
import { runHonestHive } from "../support/server.ts"

let server: RunningServer

beforeEach(async () => {
  server = await startUnlimitedServer(makeFolder(), { RATE_LIMIT: "on" })
})

/** A request whose head is sent and whose body is still to come. */
const beginSubmission = async (link: string, content: string) => {
  const body = JSON.stringify({ content })
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1")
  const words: Array<string> = []
  socket.setEncoding("utf8").on("data", (text: string) => words.push(text))
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
  const head = [
    `POST /api/profile/${link}/feedback HTTP/1.1`,
    "host: localhost",
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`
  ]
  socket.on("error", () => undefined)
  socket.write(`${head.join("\r\n")}\r\n\r\n`)
  await pause(100)
  return { finish: () => socket.write(body), answer: () => closed.then(() => words.join("")) }
}

describe("SIGTERM", () => {
  test("answers what is in flight, takes nothing new, and exits with 0", async () => {
    const { link } = await signUpOwner(server.url, "Ada Stops")
    const begun = await beginSubmission(link, "Your talk was clear and well prepared.")
    server.signal("SIGTERM")
    const isTaken = () =>
      submit(server.url, link, "Too late for this one.").then(
        () => true,
        () => false
      )
    await expect.poll(isTaken).toBe(false)
    begun.finish()
    const answer = await begun.answer()
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(answer).toMatch(/connection: close/i)
    expect(await server.exited).toBe(0)
  })

  test("exits with 1 and says why when a file was replaced meanwhile, which no change has noticed", async () => {
    const journal = join(server.dataDir, "journal.ndjson")
    const older = readFileSync(journal)
    await signUpOwner(server.url, "Ada Replaces")
    writeFileSync(journal, older)
    expect(await server.stop("SIGTERM")).toBe(1)
    expect(server.output().trim().split("\n").at(-1)).toMatch(
      /^HonestHive stopped\. .*journal\.ndjson was replaced/
    )
    expect(readFileSync(journal)).toEqual(older)
  })

  test("a second one ends the server at once", async () => {
    const { link } = await signUpOwner(server.url, "Ada Insists")
    await beginSubmission(link, "This request never gets its body.")
    const asked = performance.now()
    server.signal("SIGTERM")
    await pause(200)
    expect(await server.stop("SIGTERM")).toBe(143)
    expect(performance.now() - asked).toBeLessThan(3_000)
  })
})

test("a second server on its port exits with 1 and says why", async () => {
  const port = new URL(server.url).port
  const onPort = await runHonestHive(["serve"], { DATA_DIR: makeFolder(), PORT: port })
  expect(onPort.code).toBe(1)
  expect(onPort.output.trim().split("\n").at(-1)).toBe(
    `HonestHive did not start. PORT ${port} on 127.0.0.1 is in use by another program. Set PORT to a free port.`
  )

  // A connection that was opened and never used keeps a stop waiting no longer.
  const socket = connect(Number(port), "127.0.0.1")
  socket.on("error", () => undefined)
  await once(socket, "connect")
  const asked = performance.now()
  expect(await server.stop("SIGTERM")).toBe(0)
  expect(performance.now() - asked).toBeLessThan(3_000)
})
