import type { RequestListener } from "node:http"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Option, Queue, Result } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, vi } from "vitest"
import { s3Images } from "#adapters/images/s3/index.ts"
import { photoKey } from "#core/domain/images/image-key.ts"
import { Images } from "#core/ports/images.ts"
import { imagesContract } from "../../contracts/images.contract.ts"
import { effectTest, liveTest as test } from "../../support/effect-test.ts"
import { startLoopback } from "../../support/oidc/loopback.ts"
import { type S3Server, s3Credentials, startS3 } from "../../support/s3-server.ts"

let server: S3Server

beforeAll(async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value)
  server = await startS3()
})

afterAll(() => server.stop())

const region = "us-east-1"
const { large: key, small } = photoKey("0a1b2c3d-0000-4000-8000-000000000001")
const bytes = Uint8Array.from([1, 2, 3])

imagesContract({
  name: "S3",
  place: Effect.sync(() => server.makeBucket()),
  open: (bucket) => s3Images({ bucket, endpoint: server.endpoint, region }),
  isDurable: true,
  everything: (bucket) => Effect.promise(() => server.objectsIn(bucket))
})

/** A server that answers whatever it likes, until the test ends. */
const strange = (answer: RequestListener) =>
  Effect.acquireRelease(
    Effect.promise(() => startLoopback(() => answer)),
    ({ stop }) => Effect.promise(stop)
  ).pipe(Effect.map(({ url }) => url))

const imagesAt = (endpoint: string, bucket = "hive") =>
  Effect.provide(Images, s3Images({ bucket, endpoint, region }))

test("a problem names its cause: a bucket that is missing, an endpoint where nothing listens", function* () {
  const missing = yield* imagesAt(server.endpoint, "missing")
  assert.include(yield* missing.problem, "S3_BUCKET missing does not respond as expected (NoSuchBucket)")
  const away = yield* imagesAt("http://127.0.0.1:1")
  assert.include(yield* away.problem, "(ECONNREFUSED)")
})

test.each(["PUT", "DELETE"])(
  "a bucket that refuses every %s is a problem until it takes one",
  function* (method) {
    let [isRefused, writes] = [false, 0]
    const endpoint = yield* strange((request, response) => {
      if (request.method !== "GET") writes += 1
      const status = isRefused && request.method === method ? 403 : request.method === "GET" ? 404 : 200
      response.writeHead(status).end(status === 404 ? "<Error><Code>NoSuchKey</Code></Error>" : "")
    })
    const images = yield* imagesAt(endpoint)
    assert.isUndefined(yield* images.problem)
    assert.isUndefined(yield* images.problem)
    assert.strictEqual(writes, 2)
    isRefused = true
    yield* Effect.flip(method === "PUT" ? images.put(key, bytes) : images.remove(key))
    assert.include(yield* images.problem, "does not respond as expected")
    assert.include(yield* (yield* imagesAt(endpoint)).problem, "does not respond as expected")
    isRefused = false
    assert.isUndefined(yield* images.problem)
  }
)

const assertUnavailable = Effect.fnUntraced(function* (endpoint: string, bucket?: string) {
  const { put, get, remove, list } = yield* imagesAt(endpoint, bucket)
  for (const failing of [put(key, bytes), Effect.asVoid(get(key)), remove(key), Effect.asVoid(list)])
    assert.strictEqual((yield* Effect.flip(failing))._tag, "ImagesUnavailable")
})

describe("a bucket", () => {
  test("leaves what others keep there alone, and does not list it", function* () {
    const bucket = server.makeBucket()
    yield* Effect.promise(() => server.put(bucket, "photos/holiday.jpg", "x"))
    yield* Effect.promise(() => server.put(bucket, "backup.zip", "x"))
    const images = yield* imagesAt(server.endpoint, bucket)
    yield* images.put(key, bytes)
    const [only, ...others] = yield* images.list
    assert.deepStrictEqual([only?.key, others], [key, []])
    assert.strictEqual((yield* Effect.promise(() => server.objectsIn(bucket))).length, 3)
  })

  test("of more than a page is listed whole", function* () {
    const object = (name: string) =>
      `<Contents><Key>${name}</Key><LastModified>2026-11-20T12:00:00.000Z</LastModified></Contents>`
    const endpoint = yield* strange(({ url = "" }, response) => {
      const isFirst = !url.includes("continuation-token")
      const next = isFirst ? "<NextContinuationToken>2</NextContinuationToken>" : ""
      const found = url.includes("prefix=photos") ? object(isFirst ? key : small) : ""
      response.end(`<ListBucketResult>${found}${next}</ListBucketResult>`)
    })
    const { list } = yield* imagesAt(endpoint)
    const storedAt = Date.parse("2026-11-20T12:00:00Z")
    assert.deepStrictEqual(yield* list, [
      { key, storedAt },
      { key: small, storedAt }
    ])
  })

  effectTest("of many pages is listed however long they take together, if none takes too long", function* () {
    const asked = yield* Queue.unbounded<() => void>()
    const endpoint = yield* strange(({ url = "" }, response) => {
      const next = url.includes("continuation-token")
        ? ""
        : "<NextContinuationToken>2</NextContinuationToken>"
      Queue.offerUnsafe(asked, () => response.end(`<ListBucketResult>${next}</ListBucketResult>`))
    })
    const { list } = yield* imagesAt(endpoint)
    const listing = yield* Effect.forkChild(Effect.result(list), { startImmediately: true })
    const answerSlowly = Effect.gen(function* () {
      const answer = yield* Queue.take(asked)
      yield* TestClock.adjust("10 seconds")
      answer()
    })
    yield* Effect.raceFirst(Effect.forever(answerSlowly), Fiber.await(listing))
    assert.deepStrictEqual(yield* Fiber.join(listing), Result.succeed([]))
  })

  test("that is not there, whose server is gone, or that says 403 or 500: every operation fails", function* () {
    yield* assertUnavailable(server.endpoint, "no-such-bucket")
    yield* assertUnavailable(yield* Effect.scoped(strange((_, response) => response.end())))
    for (const status of [403, 500])
      yield* assertUnavailable(yield* strange((_, response) => response.writeHead(status).end()))
  })

  test("that stumbles once is asked again", function* () {
    let asked = 0
    const endpoint = yield* strange((_, response) => {
      asked += 1
      if (asked === 1) return void response.writeHead(503).end()
      response.writeHead(200, { "content-length": bytes.length }).end(bytes)
    })
    const images = yield* imagesAt(endpoint)
    assert.deepStrictEqual(Option.getOrUndefined(yield* images.get(key)), bytes)
  })

  test("that sends a part of a picture: a failure, not a part", function* () {
    const endpoint = yield* strange((_, response) => {
      response.writeHead(200, { "content-length": 100_000 }).write(bytes)
      response.destroy()
    })
    const images = yield* imagesAt(endpoint)
    assert.strictEqual((yield* Effect.flip(images.get(small)))._tag, "ImagesUnavailable")
  })

  effectTest("whose server never answers: it ends in time", function* () {
    const asked = yield* Deferred.make<void>()
    const endpoint = yield* strange(() => Deferred.doneUnsafe(asked, Exit.void))
    const images = yield* imagesAt(endpoint)
    const failing = yield* Effect.forkChild(Effect.flip(images.get(key)), { startImmediately: true })
    yield* Deferred.await(asked)
    yield* TestClock.adjust("15 seconds")
    assert.strictEqual((yield* Fiber.join(failing))._tag, "ImagesUnavailable")
  })
})
