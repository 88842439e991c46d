import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { type Coding, codingFor } from "../responses/coding.ts"
import { hasMatchingEtag } from "../responses/entity-tag.ts"
import { contentTypeOf, isCompressible } from "./content-types.ts"
import { compressFile } from "./packed.ts"
import { servedFiles } from "./served-files.ts"

interface LoadedFile {
  readonly digest: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly packed: (coding: Coding) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Caches the result per key. Failures are retried, because a disk error or a lack of file descriptors may be
 * temporary.
 */
const oncePerKey = <Key, Value>(work: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const begun = new Map<Key, Promise<Value>>()
  return (key) => {
    const known = begun.get(key)
    if (known !== undefined) return known
    const working = work(key)
    begun.set(key, working)
    working.catch(() => begun.delete(key))
    return working
  }
}

const compressedCopies = (file: string, bytes: Buffer<ArrayBuffer>) => (coding: Coding) =>
  existsSync(`${file}.${coding}`) ? readFile(`${file}.${coding}`) : compressFile(bytes, coding)

const digestOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22)

const loadFile = async (file: string): Promise<LoadedFile> => {
  const bytes = await readFile(file)
  return { digest: digestOf(bytes), bytes, packed: oncePerKey(compressedCopies(file, bytes)) }
}

const fileInMemory = (bytes: Uint8Array<ArrayBuffer>): LoadedFile => ({
  digest: digestOf(bytes),
  bytes,
  packed: (coding) => compressFile(bytes, coding)
})

const chooseCoding = (path: string, request: Request): Coding | "identity" =>
  (isCompressible(path) ? codingFor(request) : undefined) ?? "identity"

/** Names under /assets/ contain a hash or a version, so their content never changes. */
const cachingOf = (path: string): string =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, no-cache"

const etagOf = ({ digest }: LoadedFile, coding: Coding | "identity"): string =>
  coding === "identity" ? `"${digest}"` : `"${digest}-${coding}"`

const fileHeadersOf = (path: string, file: LoadedFile, coding: Coding | "identity"): Headers => {
  const headers = new Headers({
    "content-type": contentTypeOf(path),
    "cache-control": cachingOf(path),
    etag: etagOf(file, coding)
  })
  if (isCompressible(path)) headers.set("vary", "accept-encoding")
  return headers
}

const fileResponse = async (path: string, request: Request, file: LoadedFile): Promise<Response> => {
  const coding = chooseCoding(path, request)
  const headers = fileHeadersOf(path, file, coding)
  if (hasMatchingEtag(request, etagOf(file, coding))) return new Response(null, { status: 304, headers })
  const body = coding === "identity" ? file.bytes : await file.packed(coding)
  if (coding !== "identity") headers.set("content-encoding", coding)
  headers.set("content-length", String(body.byteLength))
  return new Response(request.method === "HEAD" ? null : body, { headers })
}

export const staticFiles = (
  folder: string,
  inMemory: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map()
) => {
  const files = servedFiles(folder)
  const loaded = oncePerKey(loadFile)
  const held = new Map([...inMemory].map(([path, bytes]) => [path, fileInMemory(bytes)]))
  return async (path: string, request: Request): Promise<Response | undefined> => {
    const own = held.get(path)
    if (own !== undefined) return fileResponse(path, request, own)
    const file = files.get(path)
    if (file === undefined) return undefined
    return fileResponse(path, request, await loaded(file))
  }
}
