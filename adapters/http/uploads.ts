import { Effect, Option } from "effect"
import { findCanonicalImage } from "#core/images/canonical-badge-image.ts"
import { imageAt } from "#core/images/image-address.ts"
import { type ImageKey, imageTypeOf } from "#core/images/image-key.ts"
import { Images } from "#core/images/images.ts"
import { type Answer, failureAnswer } from "./answers.ts"

const badgeFolder = "/uploads/badges/"

interface Found {
  readonly key: ImageKey
  /** The name in the address never means another picture. */
  readonly isFixed: boolean
}

/** The address as a whole is a name of ours, or it is none: nothing is taken apart or joined. */
const find = Effect.fnUntraced(function* (path: string) {
  const key = imageAt(path)
  if (key !== undefined) return Option.some<Found>({ key, isFixed: true })
  if (!path.startsWith(badgeFolder)) return Option.none<Found>()
  const found = yield* findCanonicalImage(path.slice(badgeFolder.length))
  return found === undefined ? Option.none<Found>() : Option.some<Found>({ key: found, isFixed: false })
})

const nameIn = (text: string): string => text.slice(text.lastIndexOf("/") + 1)

/** A key is used for one picture only, so it is as good as a digest. */
const etagOf = (key: ImageKey): string => `"${nameIn(key)}"`

const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((text) => text.trim().replace(/^W\//, ""))
    .some((known) => known === etag || known === "*")

const headersOf = (path: string, { key, isFixed }: Found): Answer["headers"] => ({
  "content-type": imageTypeOf(key),
  "cache-control": isFixed ? "public, max-age=31536000, immutable" : "public, no-cache",
  "content-disposition": `inline; filename="${nameIn(path)}"`,
  etag: etagOf(key)
})

const imageAnswer = (
  request: Request,
  path: string,
  found: Found,
  bytes: Uint8Array<ArrayBuffer>
): Answer => {
  const headers = headersOf(path, found)
  if (isKnown(request, etagOf(found.key))) return { status: 304, headers, body: null }
  return {
    status: 200,
    headers: { ...headers, "content-length": String(bytes.length) },
    body: request.method === "HEAD" ? null : bytes
  }
}

/** A stored picture, under its own name or a badge's canonical one. Nothing else is ever looked for. */
export const uploadAnswer = Effect.fnUntraced(function* (request: Request, path: string) {
  const found = yield* find(path)
  const stored = Option.isNone(found) ? Option.none() : yield* (yield* Images).get(found.value.key)
  return Option.isNone(found) || Option.isNone(stored)
    ? failureAnswer(path, 404, "Not found.")
    : imageAnswer(request, path, found.value, stored.value)
})
