import { Context, Effect, Exit, Layer, Scope } from "effect"
import { expect, onTestFinished, test } from "vitest"
import type { AlteredPages } from "#core/domain/profiles/altered-pages.ts"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import { createAccount, putRecords } from "../../../contracts/storage-adapter.ts"
import { startProxy } from "../../../support/postgres-proxy.ts"
import { sharedDatabase } from "../../../support/shared-postgres.ts"
import { ada, makeAccount, makeApproved, makeLink } from "../../../support/storage-records.ts"
import { openStore } from "./test-store.ts"

/** A store whose way to the database can be cut, and all that it tells of pages. */
const watching = async () => {
  const directUrl = await sharedDatabase()
  const url = new URL(directUrl)
  const proxy = await startProxy(Number(url.port))
  url.port = String(proxy.port)
  const scope = Scope.makeUnsafe()
  onTestFinished(async () => {
    proxy.restore()
    await Effect.runPromise(Scope.close(scope, Exit.void))
    proxy.close()
  })
  const ports = await Effect.runPromise(Layer.buildWithScope(openStore({ url: url.href }), scope))
  const { watch, isCurrent } = Context.get(ports, PageChanges)
  const told: Array<AlteredPages> = []
  await Effect.runPromise(
    Scope.provide(
      watch((altered) => told.push(altered)),
      scope
    )
  )
  await expect.poll(isCurrent).toBe(true)
  const put = (...records: ReadonlyArray<StoredRecord>) =>
    Effect.runPromiseExit(Effect.provide(putRecords(...records), ports))
  return { directUrl, proxy, told, isCurrent, put }
}

test("[anon A21] pages are trusted for as long as changes are heard, whether any come or not", async () => {
  const { told, isCurrent } = await watching()
  expect(told).toEqual(["all"])
  const since = performance.now()
  const heardFor = () => (isCurrent() ? performance.now() - since : "not heard")
  // Longer than a page was trusted without a word from the database.
  await expect.poll(heardFor, { timeout: 5_000 }).toBeGreaterThan(2_000)
  expect(told).toEqual(["all"])
})

test("within a second of silence no page is trusted, and all are drawn again once changes are heard", async () => {
  const { proxy, told, isCurrent } = await watching()
  proxy.swallow()
  const since = performance.now()
  await expect.poll(isCurrent, { timeout: 5_000, interval: 10 }).toBe(false)
  expect(performance.now() - since).toBeLessThan(1_500)
  expect(told).toEqual(["all"])
  proxy.restore()
  await expect.poll(isCurrent, { timeout: 40_000 }).toBe(true)
  expect(told).toEqual(["all", "all"])
})

test("a commit that comes after its connection was lost is told once more", async () => {
  const { directUrl, proxy, told, put } = await watching()
  const link = "ada-who-commits-late"
  const timesTold = () => told.splice(0).filter((altered) => altered.includes(link)).length
  const publish = putRecords(
    makeAccount(ada, { feedbackLink: link }),
    makeLink(link),
    makeApproved("1", { isPublic: true })
  )
  await Effect.runPromise(
    Effect.provide(Effect.andThen(createAccount(ada), publish), openStore({ url: directUrl }))
  )
  await expect.poll(timesTold, { timeout: 10_000 }).toBe(1)
  proxy.delayCommits()
  expect(Exit.isFailure(await put(makeApproved("1")))).toBe(true)
  expect(timesTold()).toBe(1)
  proxy.sendDelayed()
  await expect.poll(timesTold, { timeout: 10_000 }).toBe(1)
})
