import { readdirSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { describe, expect, test } from "vitest"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { makeHistory } from "../support/history/history.ts"
import { brokenIn } from "../support/history/invariants.ts"
import { recordsInFolder } from "../support/history/stored-records.ts"
import { pollUntil, signInOwner, signUpOwner, submit } from "../support/people.ts"

const limitedBy = (limit: string) => ["sh", "-c", `ulimit ${limit} && exec "$0" "$@"`]

/** Blocks of 512 bytes: no file of the server's may grow beyond 150 kB, as on a disk that is full. */
const fullDisk = limitedBy("-f 300")

const openSockets = (url: string, count: number): ReadonlyArray<Socket> =>
  Array.from({ length: count }, () =>
    connect(Number(new URL(url).port), "127.0.0.1").on("error", () => undefined)
  )

describe("a server that runs out", () => {
  test("of disk refuses writes with 503, goes on reading, recovers by itself, and loses nothing that it answered", async () => {
    const dataDir = makeFolder()
    let server = await startUnlimitedServer(dataDir, {}, fullDisk)
    const owner = await signUpOwner(server.url, "Full Disk")
    const history = makeHistory()
    const refused: Array<Response> = []
    for (let count = 0; refused.length < 5 && count < 2_000; count++) {
      const text = `You were kind, number ${count}${" and patient".repeat(20)}`
      const answer = await submit(server.url, owner.link, text)
      history.noteSent(text, answer.status === 201 ? "ok" : "unknown")
      if (answer.status !== 201) refused.push(answer)
    }
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/)
    expect((await fetch(`${server.url}/api/profile/${owner.link}`)).status).toBe(200)
    expect((await owner.list()).length).toBeLessThanOrEqual(history.sent("ok"))
    const isRoom = async () => {
      const { status } = await submit(server.url, owner.link, "There is room again.", "room")
      return status === 201
    }
    await pollUntil("the journal was cut, and there is room again", isRoom, 30_000)
    history.noteSent("There is room again.", "ok")
    await server.stop("SIGKILL")

    server = await startUnlimitedServer(dataDir)
    const again = await signInOwner(server.url, "Full Disk")
    const complaints = async () => history.complaints((await again.list()).map(({ content }) => content))
    await pollUntil("all is judged", async () => (await complaints()).length === 0, 60_000)
    expect(await server.stop()).toBe(0)
    expect(brokenIn(await recordsInFolder(dataDir))).toEqual([])
  })

  test("of file descriptors serves again once there are some", async () => {
    const dataDir = makeFolder()
    const server = await startUnlimitedServer(dataDir, {}, limitedBy("-n 90"))
    const owner = await signUpOwner(server.url, "No Descriptors")
    const sockets: Array<Socket> = []
    // Node closes what waits when none is left, so a descriptor that a file gives back stays free until
    // somebody else connects.
    await pollUntil("none is left", async () => {
      sockets.push(...openSockets(server.url, 200))
      return readdirSync(`/proc/${server.pid}/fd`).length >= 90
    })
    for (const socket of sockets) socket.destroy()
    await pollUntil(
      "feedback is taken again",
      async () =>
        (await submit(server.url, owner.link, "You were kind, and there.").catch(() => undefined))?.status ===
        201
    )
    await pollUntil("it is judged", async () => (await owner.list()).length > 0)
    expect(await server.stop()).toBe(0)
    expect(brokenIn(await recordsInFolder(dataDir))).toEqual([])
  })
})
