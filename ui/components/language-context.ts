import { createContext, useContext } from "react"
import { addressIn, defaultLanguage, type Language } from "#core/domain/languages/language.ts"

interface LanguageState {
  readonly language: Language
  /** Parameters of the page's address that stay when the language changes. */
  readonly query: string
  readonly show: (language: Language) => Promise<void>
}

export const LanguageContext = createContext<LanguageState>({
  language: defaultLanguage,
  query: "",
  show: async () => undefined
})

export const useLanguage = (): LanguageState => useContext(LanguageContext)

/** Addresses of other pages, which keep the language: nothing on the device or in a cookie does. */
export const useAddressIn = (): ((path: string) => string) => {
  const { language } = useLanguage()
  return (path) => addressIn(language, path)
}
