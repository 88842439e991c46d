import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Exit, Layer, Option, Stream } from "effect"
import { describe, expect, test } from "vitest"
import { BackupSealer } from "#core/ports/backup-sealer.ts"
import { listAdmins } from "#core/use-cases/admins/manage-admins.ts"
import { downloadBackup } from "#core/use-cases/backups/download-backup.ts"
import { contradictionsIn, linesOf, ofKind } from "../../support/backups.ts"
import { makeFolder } from "../../support/for-one-test.ts"
import { makeOperator, operatorName, readEntries, signInOperatorAgain } from "./support/admins.ts"
import { repeatInOrder, startLimited, statusesOf, whilePassing } from "./support/limited.ts"
import { fromOwnPage, statusAndMessage, succeed } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer, type TestServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"

const megabyte = 1_000_000

/** The key of `testServices`. */
const key = "00".repeat(32)

const start = async () => {
  const { server, pass } = await startLimited()
  await makeHive(server, "asha@example.com", "asha-rao")
  const operator = await makeOperator(server)
  const request = (cookie = operator) =>
    server.fetch("/api/admin/backup", { method: "POST", headers: { ...fromOwnPage, cookie } })

  /** The last ones come after a second. */
  const bytesOf = async (answer: Response) => Buffer.from(await whilePassing(pass, answer.arrayBuffer()))
  return { server, pass, request, bytesOf, signInAgain: () => signInOperatorAgain(server) }
}

const writeToFile = (bytes: Uint8Array): string => {
  const file = join(makeFolder(), "all.hive")
  writeFileSync(file, bytes)
  return file
}

const deedsOf = async (server: TestServer) =>
  (await readEntries(server))
    .filter(({ what }) => what.includes("backup"))
    .map(({ on, who, what }) => `${on} ${who} ${what}`)
    .toSorted()

describe("a backup from the browser", () => {
  test("is everything, sealed, in whole megabytes, once a day, and logged", async () => {
    const { server, pass, request, bytesOf, signInAgain } = await start()
    const answer = await request()
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": 'attachment; filename="honesthive-1970-01-01.hive"',
      "cache-control": "no-store"
    })
    const bytes = await bytesOf(answer)
    expect(bytes.length).toBe(megabyte)
    const lines = await linesOf(writeToFile(bytes), key)
    expect(ofKind(lines, "account").map(({ email }) => email)).toEqual(["asha@example.com"])
    expect(contradictionsIn(lines)).toEqual([])
    expect(ofKind(lines, "admin-session")).toEqual([])

    const again = await request(await signInAgain())
    expect(await statusAndMessage(again)).toEqual([
      409,
      "Today’s backup was already downloaded. The next one can be made after midnight UTC."
    ])
    expect(await deedsOf(server)).toEqual([
      `1970-01-01 ${operatorName} began to download a backup`,
      `1970-01-01 ${operatorName} downloaded a backup`
    ])
    await pass("24 hours")
    expect((await bytesOf(await request(await signInAgain()))).length).toBe(megabyte)
  })

  test("needs a sign-in of the last five minutes", async () => {
    const { pass, request, bytesOf, signInAgain } = await start()
    await pass("299 seconds")
    const cookie = await signInAgain()
    await pass("299 seconds")
    const inTime = await request(cookie)
    expect(inTime.status).toBe(200)
    await inTime.body?.cancel()
    await pass("1 second")
    expect(await statusAndMessage(await request(cookie))).toEqual([
      403,
      "Please sign in again, to show that it is you."
    ])
    expect((await bytesOf(await request(await signInAgain()))).length).toBe(megabyte)
  })

  test("that the client breaks off, however late, does not count and may be repeated", async () => {
    const { server, pass, request, bytesOf } = await start()
    for (const received of [1, megabyte / 2, megabyte - 65_000]) {
      const reader = (await request()).body?.getReader()
      let bytes = 0
      while (bytes < received) bytes += (await reader?.read())?.value?.length ?? received
      await reader?.cancel()
      await pass("1 second")
    }
    expect(await deedsOf(server)).toEqual([`1970-01-01 ${operatorName} began to download a backup`])
    expect((await bytesOf(await request())).length).toBe(megabyte)
  })

  test("is made by one operator at a time", async () => {
    const { request } = await start()
    const answers = [await request(), await request()]
    expect(statusesOf(answers)).toEqual([200, 429])
    expect(answers[1]?.headers.get("retry-after")).toBe("10")
    for (const { body } of answers) await body?.cancel()
  })

  test("is begun six times an hour at most", async () => {
    const { pass, request } = await start()
    const answers = await repeatInOrder(8, async () => {
      const answer = await request()
      await answer.body?.cancel()
      await pass("1 second")
      return answer
    })
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  })

  test("of two that are made at the same moment on two servers, one gets its end", async () => {
    const { server, pass } = await start()
    const [admin] = succeed(await server.run(listAdmins))
    if (admin === undefined) throw new Error("There is no admin.")
    const whole = Effect.gen(function* () {
      const { bytes } = yield* downloadBackup(admin)
      return (yield* Stream.runCollect(bytes)).reduce((sum, { length }) => sum + length, 0)
    })
    const both = server.run(Effect.all([Effect.exit(whole), Effect.exit(whole)], { concurrency: 2 }))
    const sizes = succeed(await whilePassing(pass, both)).map((exit) =>
      Exit.isSuccess(exit) ? exit.value : `${exit.cause}`
    )
    expect(sizes.toSorted()).toEqual([megabyte, expect.stringContaining("BackupMadeToday")])
  })

  test("is none where a browser is its own server", async () => {
    const withoutSealer = Layer.merge(testServices, Layer.succeed(BackupSealer)(Option.none()))
    const server = startServer({ services: withoutSealer })
    const cookie = await makeOperator(server)
    const answer = await server.fetch("/api/admin/backup", {
      method: "POST",
      headers: { ...fromOwnPage, cookie }
    })
    expect(answer.status).toBe(403)
    expect(await deedsOf(server)).toEqual([])
  })

  test("that takes longer than an hour breaks off without its end, and is not counted", async () => {
    const { server, request, bytesOf, pass } = await start()
    const answer = await request()
    await pass("2 hours")
    await expect(bytesOf(answer)).rejects.toThrow()
    expect(await deedsOf(server)).toEqual([`1970-01-01 ${operatorName} began to download a backup`])
  })
})
