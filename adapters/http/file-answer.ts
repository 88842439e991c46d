import { type Answer, isApiPath, textAnswer } from "./answers.ts"
import type { Site } from "./site.ts"

const robots = "User-agent: *\nDisallow: /api/\nDisallow: /uploads/\n"

const isRead = (request: Request): boolean => request.method === "GET" || request.method === "HEAD"

const isFile = (path: string): boolean => path.includes(".") || path.startsWith("/assets/")

/** Files are read, and have a dot in their path or stand in a folder of files; no page and no link has. */
export const mayBeFile = (request: Request, path: string): boolean =>
  isRead(request) && !isApiPath(path) && isFile(path)

/** A file of the UI's build, or robots.txt. */
export const fileAnswer = async (
  site: Site,
  request: Request,
  path: string
): Promise<Response | Answer | undefined> => {
  const file = await site.assets?.(path, request)
  if (file !== undefined || path !== "/robots.txt") return file
  return textAnswer(robots)
}
