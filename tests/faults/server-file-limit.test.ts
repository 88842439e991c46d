import { afterAll, expect, test } from "vitest"
import { pollUntil, signInOwner, signUpOwner, submit } from "../support/people.ts"
import { startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
const env = { RATE_LIMIT: "off" }

/** No file may grow beyond some 100 KB: as full a disk as can be had without a disk. */
const limited = ["sh", "-c", 'ulimit -f 200; exec "$@"', "sh"]

afterAll(folder.remove)

test("a server that can write no more says so, goes on reading, recovers by itself, and loses nothing answered", async () => {
  const server = await startServer({ dataDir: folder.path, env, within: limited })
  const { link } = await signUpOwner(server.url, "Full Disk")
  const answered: Array<string> = []
  const send = async (count: number) => {
    const text = `Thank you for talk number ${count}, which was clear and well prepared.`
    const { status } = await submit(server.url, link, text)
    if (status === 201) answered.push(text)
    return status
  }
  let count = 0
  let status = 201
  while (status === 201 && count < 400) status = await send(++count)
  expect(status).toBe(503)
  const page = await fetch(`${server.url}/api/profile/${link}`)
  expect(page.status).toBe(200)
  await pollUntil(
    "the journal was cut, and there is room again",
    async () => (await send(++count)) === 201,
    30_000
  )
  expect(await server.stop("SIGKILL")).toBe("SIGKILL")
  const next = await startServer({ dataDir: folder.path, env })
  const owner = await signInOwner(next.url, "Full Disk")
  await pollUntil("all is settled", async () => (await owner.list()).length >= answered.length, 60_000)
  expect((await owner.list()).map(({ content }) => content).sort()).toEqual(answered.toSorted())
  expect(await next.stop()).toBe(0)
})
