import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react"
import { defaultLanguage, isLanguage, type Language } from "#core/domain/languages/language.ts"
import type { Catalogue } from "../messages/generated/catalogue.ts"
import { MessagesContext } from "../messages/messages-context.ts"
import { LanguageContext } from "./language-context.ts"

type LoadedMessages = Partial<Catalogue>

interface LanguageProviderProps {
  readonly initial: Language
  /** Messages of the first language. */
  readonly messages: LoadedMessages
  /** Messages of another one; without it, the language stays as the document was sent. */
  readonly messagesIn?: (language: Language) => LoadedMessages | Promise<LoadedMessages>
  /** Called when messages could not be loaded. */
  readonly onFailure?: () => void
  readonly query?: string
  /** Whether links state English, too. Pages with scripts ask the browser; those without them can't. */
  readonly isEnglishStated?: boolean
  readonly children: ReactNode
}

/** The language in which the server sent this document. */
export const documentLanguage = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

/** Near enough to what the server makes of Accept-Language, which lists the same languages. */
const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage

export const LanguageProvider = ({
  initial,
  messages,
  messagesIn,
  onFailure,
  query = "",
  isEnglishStated: isAlwaysStated = false,
  children
}: LanguageProviderProps) => {
  const [shown, setShown] = useState({ language: initial, messages })
  const show = useCallback(
    async (language: Language): Promise<void> => {
      try {
        if (messagesIn === undefined) return
        const loaded = await messagesIn(language)
        document.documentElement.lang = language
        setShown((before) => (before.language === language ? before : { language, messages: loaded }))
      } catch {
        onFailure?.()
      }
    },
    [messagesIn, onFailure]
  )
  const [isEnglishStated, setEnglishStated] = useState(isAlwaysStated)
  useEffect(() => setEnglishStated(isAlwaysStated || browserLanguage() !== defaultLanguage), [isAlwaysStated])
  const state = useMemo(
    () => ({ language: shown.language, isEnglishStated, query, show }),
    [shown.language, isEnglishStated, query, show]
  )
  return (
    <LanguageContext value={state}>
      <MessagesContext value={shown.messages}>{children}</MessagesContext>
    </LanguageContext>
  )
}
