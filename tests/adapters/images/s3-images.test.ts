import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, vi } from "vitest"
import { s3Images } from "#adapters/images/s3/index.ts"
import { photoKey } from "#core/domain/images/image-key.ts"
import { Images } from "#core/ports/images.ts"
import { imagesContract } from "../../contracts/images.contract.ts"
import { effectTest, liveTest as test } from "../../support/effect-test.ts"
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

const problemAt = (bucket: string, endpoint: string) =>
  Effect.scoped(
    Effect.provide(
      Images.use(({ problem }) => problem),
      s3Images({ bucket, endpoint, region })
    )
  )

test("a problem names its cause: a bucket that is missing, an endpoint where nothing listens", function* () {
  assert.include(
    yield* problemAt("missing", server.endpoint),
    "S3_BUCKET missing does not respond as expected (NoSuchBucket)"
  )
  assert.include(yield* problemAt("any", "http://127.0.0.1:1"), "(ECONNREFUSED)")
})

/** A server that answers whatever it likes. */
const strange = (answer: RequestListener) =>
  Effect.acquireRelease(
    Effect.callback<{ readonly endpoint: string; readonly close: () => void }>((resume) => {
      const opened = createServer(answer).listen(0, "127.0.0.1", () => {
        const { port }: Pick<AddressInfo, "port"> = JSON.parse(JSON.stringify(opened.address()))
        const close = () => void opened.close().closeAllConnections()
        resume(Effect.succeed({ endpoint: `http://127.0.0.1:${port}`, close }))
      })
    }),
    ({ close }) => Effect.sync(close)
  )

const failing = Effect.fnUntraced(function* (endpoint: string, bucket = "hive") {
  return yield* Effect.gen(function* () {
    const images = yield* Images
    return [
      yield* Effect.flip(images.put(key, bytes)),
      yield* Effect.flip(images.get(key)),
      yield* Effect.flip(images.remove(key)),
      yield* Effect.flip(images.list)
    ].map(({ _tag }) => _tag)
  }).pipe(Effect.provide(s3Images({ bucket, endpoint, region })))
})

const unavailable = Array.from({ length: 4 }, () => "ImagesUnavailable")

describe("a bucket", () => {
  test("leaves what others keep there alone, and does not list it", function* () {
    const bucket = server.makeBucket()
    yield* Effect.promise(() => server.put(bucket, "photos/holiday.jpg", "x"))
    yield* Effect.promise(() => server.put(bucket, "backup.zip", "x"))
    const images = yield* Effect.provide(Images, s3Images({ bucket, endpoint: server.endpoint, region }))
    yield* images.put(key, bytes)
    const all = yield* images.list
    assert.deepStrictEqual(
      all.map((each) => each.key),
      [key]
    )
    assert.strictEqual((yield* Effect.promise(() => server.objectsIn(bucket))).length, 3)
  })

  test("of more than a page is listed whole", function* () {
    const object = (name: string) =>
      `<Contents><Key>${name}</Key><LastModified>2026-11-20T12:00:00.000Z</LastModified></Contents>`
    const { endpoint } = yield* strange(({ url = "" }, response) => {
      const isFirst = !url.includes("continuation-token")
      const next = isFirst ? "<NextContinuationToken>2</NextContinuationToken>" : ""
      const found = url.includes("prefix=photos") ? object(isFirst ? key : small) : ""
      response.end(`<ListBucketResult>${found}${next}</ListBucketResult>`)
    })
    const { list } = yield* Effect.provide(Images, s3Images({ bucket: "hive", endpoint, region }))
    const storedAt = Date.parse("2026-11-20T12:00:00Z")
    assert.deepStrictEqual(yield* list, [
      { key, storedAt },
      { key: small, storedAt }
    ])
  })

  test("that is not there is a failure, not an absent picture", function* () {
    assert.deepStrictEqual(yield* failing(server.endpoint, "no-such-bucket"), unavailable)
  })

  test("whose server is gone: every operation fails", function* () {
    const gone = yield* Effect.scoped(
      Effect.map(
        strange((_, response) => response.end()),
        ({ endpoint }) => endpoint
      )
    )
    assert.deepStrictEqual(yield* failing(gone), unavailable)
  })

  test("that says 403 or 500: every operation fails", function* () {
    for (const status of [403, 500]) {
      const { endpoint } = yield* strange((_, response) => response.writeHead(status).end())
      assert.deepStrictEqual(yield* failing(endpoint), unavailable)
    }
  })

  test("that stumbles once is asked again", function* () {
    let asked = 0
    const { endpoint } = yield* strange((_, response) => {
      asked += 1
      if (asked === 1) return void response.writeHead(503).end()
      response.writeHead(200, { "content-length": bytes.length }).end(bytes)
    })
    const images = yield* Effect.provide(Images, s3Images({ bucket: "hive", endpoint, region }))
    assert.deepStrictEqual(Option.getOrUndefined(yield* images.get(key)), bytes)
  })

  test("that sends a part of a picture: a failure, not a part", function* () {
    const { endpoint } = yield* strange((_, response) => {
      response.writeHead(200, { "content-length": 100_000 }).write(bytes)
      response.destroy()
    })
    const images = yield* Effect.provide(Images, s3Images({ bucket: "hive", endpoint, region }))
    assert.strictEqual((yield* Effect.flip(images.get(small)))._tag, "ImagesUnavailable")
  })

  effectTest("whose server never answers: it ends in time", function* () {
    const asked = yield* Deferred.make<void>()
    const { endpoint } = yield* strange(() => Deferred.doneUnsafe(asked, Exit.void))
    const images = yield* Effect.provide(Images, s3Images({ bucket: "hive", endpoint, region }))
    const failing = yield* Effect.forkChild(Effect.flip(images.get(key)), { startImmediately: true })
    yield* Deferred.await(asked)
    yield* TestClock.adjust("15 seconds")
    assert.strictEqual((yield* Fiber.join(failing))._tag, "ImagesUnavailable")
  })
})
