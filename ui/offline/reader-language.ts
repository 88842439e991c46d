import { negotiatedLanguage } from "#core/domain/languages/accept-language.ts"
import type { Language } from "#core/domain/languages/language.ts"

/** Accept-Language, which browsers send to servers and keep from scripts. */
export const acceptLanguage = (): string => navigator.languages.join(",")

export const readerLanguage = (): Language =>
  negotiatedLanguage(new URLSearchParams(location.search), acceptLanguage())
