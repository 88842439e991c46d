export const languages = ["en", "hi", "te", "ta", "kn"] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = "en"

export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  hi: "हिन्दी",
  te: "తెలుగు",
  ta: "தமிழ்",
  kn: "ಕನ್ನಡ"
}

export const languageParameter = "lang"

/**
 * Address of one of our pages in a language, English included: a browser's own language would decide otherwise. Null
 * leaves it to the browser.
 */
export const addressIn = (language: Language | null, path: string): string => {
  if (language === null) return path
  const [page = "", ...fragment] = path.split("#")
  const query = `${page.includes("?") ? "&" : "?"}${languageParameter}=${language}`
  return [page + query, ...fragment].join("#")
}

export const canonicalAddressIn = (language: Language, path: string): string =>
  addressIn(language === defaultLanguage ? null : language, path)

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text)

export const statedLanguage = (parameters: URLSearchParams): Language | null => {
  const value = parameters.get(languageParameter)
  return isLanguage(value) ? value : null
}
