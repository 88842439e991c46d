import { existsSync, readFileSync, statSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { join, normalize } from "node:path"
import { gzipSync } from "node:zlib"
import { contentTypeOf, isCompressible } from "#adapters/http/node/content-types.ts"
import { startLoopback } from "../oidc/loopback.ts"

interface HostOptions {
  readonly folder: string
  /** Where on the host the folder is; `/` or `/some/path/`. */
  readonly base?: string
  /** Whether `404.html` answers for what is not there, as many hosts do. */
  readonly hasFallback?: boolean
  /** Headers of each file: some hosts let browsers keep files for a while. */
  readonly caching?: string
}

export const fileAt = (folder: string, path: string): string | undefined => {
  const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path))
  return existsSync(file) && statSync(file).isFile() ? file : undefined
}

const typeOf = (file: string): string =>
  file.endsWith(".html") ? "text/html; charset=utf-8" : contentTypeOf(file)

export const sendFile = (to: ServerResponse, status: number, file: string, caching = "no-cache"): void => {
  const headers = { "content-type": typeOf(file), "cache-control": caching }
  const bytes = readFileSync(file)
  if (isCompressible(file))
    to.writeHead(status, { ...headers, "content-encoding": "gzip" }).end(gzipSync(bytes))
  else to.writeHead(status, headers).end(bytes)
}

export const startStaticHost = async ({
  folder,
  base = "/",
  hasFallback = true,
  caching = "no-cache"
}: HostOptions) => {
  const asked: Array<string> = []
  const { url, stop } = await startLoopback(() => (request, to) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname)
    asked.push(path)
    const file = path.startsWith(base) ? fileAt(folder, path.slice(base.length - 1)) : undefined
    if (file !== undefined && request.method === "GET") return sendFile(to, 200, file, caching)
    if (hasFallback && path.startsWith(base)) return sendFile(to, 404, join(folder, "404.html"), caching)
    to.writeHead(404).end()
  })
  return { url, asked, stop }
}
