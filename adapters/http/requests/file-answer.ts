import { type Answer, failureAnswer, isApiPath, textAnswer } from "../answers/answers.ts"
import type { Site } from "../site/site.ts"

const robots = "User-agent: *\nDisallow: /api/\nDisallow: /uploads/\n"

const isRead = (request: Request): boolean => request.method === "GET" || request.method === "HEAD"

const isFile = (path: string): boolean => path.includes(".") || path.startsWith("/assets/")

/** Only files have a dot in their path or lie below /assets/; pages and links never do. */
export const mayBeFile = (path: string): boolean => !isApiPath(path) && isFile(path)

type FileAnswer = Promise<Response | Answer | undefined>

const readFile = async (site: Site, request: Request, path: string): FileAnswer => {
  const file = await site.assets?.(path, request)
  if (file !== undefined || path !== "/robots.txt") return file
  return textAnswer(robots)
}

export const fileAnswer = async (site: Site, request: Request, path: string): FileAnswer => {
  if (isRead(request)) return readFile(site, request, path)
  const file = await readFile(site, new Request(request.url, { method: "HEAD" }), path)
  return file && failureAnswer(path, 405, "Method not allowed.", { allow: "GET, HEAD" })
}
