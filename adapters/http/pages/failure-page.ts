import { pageLanguage } from "../requests/page-language.ts"
import { htmlResponse, type PlainResponse } from "../responses/plain-response.ts"
import type { Site } from "../site/site.ts"

interface FailedRequest {
  readonly site: Pick<Site, "pages">
  readonly request: Request
  readonly url: URL
}

export const withFailurePage = (failed: FailedRequest, response: PlainResponse): PlainResponse => {
  const { failure, status, headers } = response
  if (failure === undefined) return response
  const language = pageLanguage(failed)
  return htmlResponse(status, failed.site.pages.failure(failure, language), language, headers)
}
