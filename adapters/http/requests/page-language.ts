import { negotiatedLanguage } from "#core/domain/languages/accept-language.ts"
import { type Language, languageParameter, statedLanguage } from "#core/domain/languages/language.ts"

export interface AddressedRequest {
  readonly request: Request
  readonly url: URL
}

/** The language in which a request reads pages. Neither cookies nor the page's owner decide. */
export const pageLanguage = ({ request, url }: AddressedRequest): Language =>
  negotiatedLanguage(url.searchParams, request.headers.get("accept-language"))

export const sentAddress = (path: string, { searchParams }: URL): string => {
  const language = statedLanguage(searchParams)
  return `${path}?sent=1${language === null ? "" : `&${languageParameter}=${language}`}`
}
