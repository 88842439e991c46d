import type { Language } from "#core/domain/languages/language.ts"

/** British dates for English, as the texts are. */
export const dateLocaleOf = (language: Language): string => (language === "en" ? "en-GB" : language)

/** Intl's formatters are slow to make: one for each language. */
export const byLanguage = <Format>(
  make: (language: Language) => Format
): ((language: Language) => Format) => {
  const made = new Map<Language, Format>()
  return (language) => {
    const format = made.get(language) ?? make(language)
    made.set(language, format)
    return format
  }
}
