import { extname } from "node:path"

const typeByExtension: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2"
}

const alreadyCompressed = new Set([".jpg", ".png", ".webp", ".woff2"])

export const contentTypeOf = (path: string): string =>
  typeByExtension[extname(path)] ?? "application/octet-stream"

export const isCompressible = (path: string): boolean => !alreadyCompressed.has(extname(path))
