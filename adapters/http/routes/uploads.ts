import { Effect, Option } from "effect"
import { imageAt } from "#core/domain/images/image-address.ts"
import { type ImageKey, imageTypeOf } from "#core/domain/images/image-key.ts"
import { Images } from "#core/ports/images.ts"
import { findCanonicalImage } from "#core/use-cases/badges/find-canonical-image.ts"
import { hasMatchingEtag } from "../responses/entity-tag.ts"
import { failureResponse, type PlainResponse } from "../responses/plain-response.ts"

const badgeFolder = "/uploads/badges/"

interface RequestedImage {
  readonly key: ImageKey
  readonly isImmutable: boolean
}

/** Compares the whole address with known names; it is never split or joined into a file path. */
const findImage = Effect.fnUntraced(function* (path: string) {
  const key = imageAt(path)
  if (key !== undefined) return Option.some<RequestedImage>({ key, isImmutable: true })
  if (!path.startsWith(badgeFolder)) return Option.none<RequestedImage>()
  const found = yield* findCanonicalImage(path.slice(badgeFolder.length))
  return found === undefined
    ? Option.none<RequestedImage>()
    : Option.some<RequestedImage>({ key: found, isImmutable: false })
})

const fileNameOf = (text: string): string => text.slice(text.lastIndexOf("/") + 1)

/** Each key is used for only one image, so it identifies the content like a digest. */
const etagOf = (key: ImageKey): string => `"${fileNameOf(key)}"`

/** Owners' photos are not cached: on a visitor's device they would reveal whose page was visited. */
const cacheControlOf = (path: string, { key, isImmutable }: RequestedImage): PlainResponse["headers"] => {
  if (!path.startsWith(badgeFolder)) return { "cache-control": "no-store" }
  const cacheControl = isImmutable ? "public, max-age=31536000, immutable" : "public, no-cache"
  return { "cache-control": cacheControl, etag: etagOf(key) }
}

const imageHeadersOf = (path: string, found: RequestedImage): PlainResponse["headers"] => ({
  "content-type": imageTypeOf(found.key),
  "content-disposition": `inline; filename="${fileNameOf(path)}"`,
  ...cacheControlOf(path, found)
})

const imageResponse = (
  request: Request,
  path: string,
  found: RequestedImage,
  bytes: Uint8Array<ArrayBuffer>
): PlainResponse => {
  const headers = imageHeadersOf(path, found)
  if (headers.etag !== undefined && hasMatchingEtag(request, headers.etag))
    return { status: 304, headers, body: null }
  return {
    status: 200,
    headers: { ...headers, "content-length": String(bytes.length) },
    body: request.method === "HEAD" ? null : bytes
  }
}

export const uploadResponse = Effect.fnUntraced(function* (request: Request, path: string) {
  const found = yield* findImage(path)
  const stored = Option.isNone(found) ? Option.none() : yield* (yield* Images).get(found.value.key)
  return Option.isNone(found) || Option.isNone(stored)
    ? failureResponse(path, 404, "Not found.")
    : imageResponse(request, path, found.value, stored.value)
})
