import type { S3Client } from "@aws-sdk/client-s3"
import { Effect, Layer, Option } from "effect"
import {
  type ImageKey,
  imageFolders,
  imageKeyOf,
  imageTypeOf,
  photoKey
} from "#core/domain/images/image-key.ts"
import { Images, ImagesUnavailable, type StoredImage } from "#core/ports/images.ts"
import { listPage } from "./list-page.ts"
import { loadS3, makeS3Client, type S3Sdk, type S3Settings } from "./s3-client.ts"

/**
 * Every operation, or page of a list, times out with all its retries, whatever the server does with its connection.
 */
const attempt = <A>(run: (signal: AbortSignal) => Promise<A>): Effect.Effect<A, ImagesUnavailable> =>
  Effect.tryPromise({ try: run, catch: (cause) => new ImagesUnavailable({ cause }) }).pipe(
    Effect.timeoutOrElse({
      duration: "15 seconds",
      orElse: () => Effect.fail(new ImagesUnavailable({ cause: "no answer within 15 seconds" }))
    })
  )

const isNoSuchKey = (cause: unknown): boolean => cause instanceof Error && cause.name === "NoSuchKey"

const requireCompleteBody = (bytes: Uint8Array, length: number | undefined): Uint8Array<ArrayBuffer> => {
  if (length !== undefined && bytes.length !== length) throw new Error("the bucket sent a part of a picture")
  return new Uint8Array(bytes)
}

const operations = (client: S3Client, sdk: S3Sdk, bucket: string) => {
  const at = (key: ImageKey) => ({ Bucket: bucket, Key: key })
  const read = async (key: ImageKey, abortSignal: AbortSignal) => {
    const found = await client.send(new sdk.GetObjectCommand(at(key)), { abortSignal })
    const bytes = await found.Body?.transformToByteArray()
    return Option.map(Option.fromUndefinedOr(bytes), (body) => requireCompleteBody(body, found.ContentLength))
  }
  return {
    put: (key: ImageKey, bytes: Uint8Array) =>
      attempt((abortSignal) => {
        const object = { ...at(key), Body: Buffer.from(bytes), ContentType: imageTypeOf(key) }
        return client.send(new sdk.PutObjectCommand(object), { abortSignal })
      }),
    get: (key: ImageKey) =>
      attempt((signal) => read(key, signal)).pipe(
        Effect.catchIf(
          ({ cause }) => isNoSuchKey(cause),
          () => Effect.succeedNone
        )
      ),
    remove: (key: ImageKey) =>
      attempt((abortSignal) => client.send(new sdk.DeleteObjectCommand(at(key)), { abortSignal })),
    list: Effect.fnUntraced(function* (prefix: string) {
      const images: Array<StoredImage> = []
      let continuationToken: string | undefined
      do {
        const page = yield* attempt((signal) =>
          listPage(client, sdk, { bucket, prefix, continuationToken, signal })
        )
        images.push(...page.images)
        continuationToken = page.next
      } while (continuationToken !== undefined)
      return images
    })
  }
}

/** Stored for a moment at most, while a check tries to write. */
const triedKey = photoKey("0".repeat(32)).large

/** A lost connection is a plain Error with the system's code. */
const causeName = (cause: unknown): string => {
  if (!(cause instanceof Error)) return `${cause}`
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name
}

const makeS3Images = Effect.fnUntraced(function* (settings: S3Settings) {
  const sdk = yield* Effect.promise(loadS3)
  const client = yield* Effect.acquireRelease(
    Effect.sync(() => makeS3Client(sdk, settings)),
    (opened) => Effect.sync(() => opened.destroy())
  )
  const { put, get, remove, list } = operations(client, sdk, settings.bucket)
  let isWritable = false
  const noteRefusal = Effect.sync(() => {
    isWritable = false
  })
  /** Tries a write at first, and after a failure until one succeeds; otherwise only reads. */
  const tryAll = Effect.gen(function* () {
    if (!isWritable) {
      yield* put(triedKey, new Uint8Array(1))
      yield* remove(triedKey)
      isWritable = true
    }
    yield* get(triedKey)
  })
  const isKey = (key: ImageKey): boolean => imageKeyOf(key) !== undefined
  return {
    put: (key, bytes) =>
      isKey(key)
        ? Effect.asVoid(Effect.tapError(put(key, bytes), () => noteRefusal))
        : Effect.die(new Error("this is no key of a picture")),
    get: (key) => (isKey(key) ? get(key) : Effect.succeedNone),
    remove: (key) =>
      isKey(key) ? Effect.asVoid(Effect.tapError(remove(key), () => noteRefusal)) : Effect.void,
    list: Effect.map(
      Effect.forEach(imageFolders, (folder) => list(`${folder}/`)),
      (lists) => lists.flat()
    ),
    problem: Effect.match(tryAll, {
      onSuccess: () => undefined,
      onFailure: ({ cause }) =>
        `S3_BUCKET ${settings.bucket} does not respond as expected (${causeName(cause)}): images can't be stored.`
    })
  } satisfies Images["Service"]
})

/** A private bucket, read through this server only. Building the Layer makes no request. */
export const s3Images = (settings: S3Settings): Layer.Layer<Images> =>
  Layer.effect(Images)(makeS3Images(settings))
