import { failureResponse, isApiPath, type PlainResponse, textResponse } from "../responses/plain-response.ts"
import { securityTxt, securityTxtPath } from "../site/security-txt.ts"
import type { Site } from "../site/site.ts"

const robotsText = "User-agent: *\nDisallow: /api/\nDisallow: /uploads/\n"

export const isReadMethod = (request: Request): boolean =>
  request.method === "GET" || request.method === "HEAD"

const hasFileShape = (path: string): boolean =>
  path.includes(".") || /^\/(?:assets|uploads|fonts)(?:\/|$)/.test(path)

/** Only files have a dot in their path or lie in these folders; pages and links never do. */
export const isFilePath = (path: string): boolean => !isApiPath(path) && hasFileShape(path)

const generatedText = (site: Site, path: string): string | undefined => {
  if (path === "/robots.txt") return robotsText
  return path === securityTxtPath ? securityTxt(site, Date.now()) : undefined
}

type FileResponse = Promise<Response | PlainResponse | undefined>

const readSiteFile = async (site: Site, request: Request, path: string): FileResponse => {
  const file = await site.assets?.(path, request)
  if (file !== undefined) return file
  const text = generatedText(site, path)
  return text === undefined ? undefined : textResponse(text)
}

export const fileResponse = async (site: Site, request: Request, path: string): FileResponse => {
  if (isReadMethod(request)) return readSiteFile(site, request, path)
  const file = await readSiteFile(site, new Request(request.url, { method: "HEAD" }), path)
  return file && failureResponse(path, 405, "Method not allowed.", { allow: "GET, HEAD" })
}
