import { type ReactNode, useMemo, useState } from "react"
import { defaultLanguage, isLanguage, type Language } from "#core/domain/languages/language.ts"
import { LanguageContext } from "./language-context.ts"

interface LanguageProviderProps {
  readonly initial: Language
  readonly query?: string
  readonly children: ReactNode
}

/** The language in which the server sent this document. */
export const documentLanguage = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

export const LanguageProvider = ({ initial, query = "", children }: LanguageProviderProps) => {
  const [language, setLanguage] = useState(initial)
  const state = useMemo(() => {
    const show = (next: Language): void => {
      document.documentElement.lang = next
      setLanguage(next)
    }
    return { language, query, show }
  }, [language, query])
  return <LanguageContext value={state}>{children}</LanguageContext>
}
