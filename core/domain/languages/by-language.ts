import type { Language } from "./language.ts"

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
