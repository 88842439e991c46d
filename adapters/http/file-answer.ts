import { isApiPath } from "./answers.ts"
import type { Site } from "./site.ts"

const robots = "User-agent: *\nDisallow: /api/\nDisallow: /uploads/\n"

const isRead = (request: Request): boolean => request.method === "GET" || request.method === "HEAD"

const isFile = (path: string): boolean => path.includes(".") || path.startsWith("/assets/")

/** Files come before pages; no page and no link has a dot in its path. */
export const fileAnswer = async (
  site: Site,
  request: Request,
  path: string
): Promise<Response | undefined> => {
  if (!isRead(request) || isApiPath(path) || !isFile(path)) return undefined
  const file = await site.assets?.(path, request)
  if (file !== undefined || path !== "/robots.txt") return file
  return new Response(robots, { headers: { "content-type": "text/plain; charset=utf-8" } })
}
