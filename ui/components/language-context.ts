import { createContext, type ReactNode, useContext } from "react"
import {
  addressIn,
  defaultLanguage,
  type Language,
  languageParameter
} from "#core/domain/languages/language.ts"

interface LanguageState {
  readonly language: Language
  readonly isEnglishStated: boolean
  /** Parameters of the page's address that stay when the language changes. */
  readonly query: string
  /** False if the page stays in its language: messages could not be loaded, or another one was chosen meanwhile. */
  readonly show: (language: Language) => Promise<boolean>
  readonly failureNote: ReactNode
}

export const addressOfLanguage = (query: string, language: Language): string =>
  `?${query === "" ? "" : `${query}&`}${languageParameter}=${language}`

export const LanguageContext = createContext<LanguageState>({
  language: defaultLanguage,
  isEnglishStated: false,
  query: "",
  show: async () => false,
  failureNote: null
})

export const useLanguage = (): LanguageState => useContext(LanguageContext)

/** The language that links to other pages state. Null for English where the browser asks for it anyway. */
export const useLinkLanguage = (): Language | null => {
  const { language, isEnglishStated } = useLanguage()
  return language === defaultLanguage && !isEnglishStated ? null : language
}

/** Addresses of other pages keep the language, because neither the device nor a cookie does. */
export const useAddressIn = (): ((path: string) => string) => {
  const language = useLinkLanguage()
  return (path) => addressIn(language, path)
}

/** For calls that cause a mail or begin a session: states the language of the page. */
export const useLanguageQuery = (): Readonly<Record<string, string>> => ({
  [languageParameter]: useLanguage().language
})
