import { createHash } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { hasAlready } from "#adapters/http/answers/entity-tag.ts"
import { contentTypeOf, isCompressible } from "./content-types.ts"

type Coding = "br" | "gzip" | "identity"

interface LoadedFile {
  readonly digest: string
  readonly bodies: Partial<Record<Coding, Uint8Array<ArrayBuffer>>>
}

/** Pages are rendered, maps and the build's own notes stay inside. */
const isPublic = (path: string): boolean =>
  !/(?:^|\/)\./.test(path.slice(1)) && ![".html", ".map"].includes(extname(path))

/** Every file by the path that names it. What is not in this list is not served: no path is ever opened. */
const listFiles = (folder: string): ReadonlyMap<string, string> => {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const named = files.map((file) => [`/${relative(folder, file).split(sep).join("/")}`, file] as const)
  return new Map(named.filter(([path]) => isPublic(path)))
}

const squeeze = async (bytes: Buffer): Promise<LoadedFile["bodies"]> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 })
  ])
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) }
}

const load = async (path: string, file: string): Promise<LoadedFile> => {
  const bytes = await readFile(file)
  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22)
  const squeezed = isCompressible(path) ? await squeeze(bytes) : {}
  return { digest, bodies: { ...squeezed, identity: new Uint8Array(bytes) } }
}

const accepts = (request: Request, coding: Coding): boolean =>
  (request.headers.get("accept-encoding") ?? "").split(",").some((part) => {
    const [name = "", ...settings] = part.toLowerCase().split(";")
    return name.trim() === coding && !settings.some((text) => /^\s*q=0(?:\.0*)?\s*$/.test(text))
  })

const chooseCoding = (request: Request, { bodies }: LoadedFile): Coding => {
  if (bodies.br !== undefined && accepts(request, "br")) return "br"
  return bodies.gzip !== undefined && accepts(request, "gzip") ? "gzip" : "identity"
}

/** Below /assets/ a name carries its content's hash or its version: it never means anything else. */
const cachingOf = (path: string): string =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, no-cache"

/** Each coding has other bytes, and so a tag of its own: a cache must not give one out for the other. */
const tagOf = ({ digest }: LoadedFile, coding: Coding): string =>
  coding === "identity" ? `"${digest}"` : `"${digest}-${coding}"`

const headersOf = (path: string, file: LoadedFile, coding: Coding): Headers => {
  const headers = new Headers({
    "content-type": contentTypeOf(path),
    "cache-control": cachingOf(path),
    etag: tagOf(file, coding)
  })
  if (isCompressible(path)) headers.set("vary", "accept-encoding")
  return headers
}

const answer = (path: string, request: Request, file: LoadedFile): Response => {
  const coding = chooseCoding(request, file)
  const body = file.bodies[coding] ?? new Uint8Array()
  const headers = headersOf(path, file, coding)
  if (hasAlready(request, tagOf(file, coding))) return new Response(null, { status: 304, headers })
  if (coding !== "identity") headers.set("content-encoding", coding)
  headers.set("content-length", String(body.byteLength))
  return new Response(request.method === "HEAD" ? null : body, { headers })
}

/** The client's build, listed once, each file read and compressed when it is first asked for. */
export const staticFiles = (folder: string) => {
  const files = listFiles(folder)
  const loaded = new Map<string, Promise<LoadedFile>>()
  return async (path: string, request: Request): Promise<Response | undefined> => {
    const file = files.get(path)
    if (file === undefined) return undefined
    const loading = loaded.get(path) ?? load(path, file)
    loaded.set(path, loading)
    return answer(path, request, await loading)
  }
}
