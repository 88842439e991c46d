import { type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from "react"
import { defaultLanguage, isLanguage, type Language } from "#core/domain/languages/language.ts"
import type { Catalogue } from "../messages/generated/catalogue.ts"
import { MessagesContext } from "../messages/messages-context.ts"
import { LanguageContext } from "./language-context.ts"

type LoadedMessages = Partial<Catalogue>

interface LanguageProviderProps {
  readonly initial: Language
  readonly messages: LoadedMessages
  readonly messagesIn?: (language: Language) => LoadedMessages | Promise<LoadedMessages>
  readonly failureNote?: (language: Language) => ReactNode
  readonly query?: string
  readonly children: ReactNode
}

export const documentLanguage = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

/** Approximates the server's choice by Accept-Language, which lists the same languages. */
const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage

const neverChanges = () => () => undefined

const isBrowserForeign = (): boolean => browserLanguage() !== defaultLanguage

/**
 * All readers of English get the same page, so without scripts its links state English for those whose browser asks
 * for another language.
 */
const useEnglishStated = (): boolean => useSyncExternalStore(neverChanges, isBrowserForeign, () => true)

export const LanguageProvider = ({
  initial,
  messages,
  messagesIn,
  failureNote,
  query = "",
  children
}: LanguageProviderProps) => {
  const [shown, setShown] = useState({ language: initial, messages })
  const [failed, setFailed] = useState<Language | null>(null)
  const latestChoice = useRef(initial)
  const show = useCallback(
    async (language: Language): Promise<boolean> => {
      latestChoice.current = language
      try {
        if (messagesIn === undefined) return false
        const loaded = await messagesIn(language)
        if (latestChoice.current !== language) return false
        document.documentElement.lang = language
        setShown((before) => (before.language === language ? before : { language, messages: loaded }))
        setFailed(null)
        return true
      } catch {
        if (latestChoice.current === language) setFailed(language)
        return false
      }
    },
    [messagesIn]
  )
  const isEnglishStated = useEnglishStated()
  const note = useMemo(() => failed && failureNote?.(failed), [failed, failureNote])
  const state = useMemo(
    () => ({ language: shown.language, isEnglishStated, query, show, failureNote: note }),
    [shown.language, isEnglishStated, query, show, note]
  )
  return (
    <LanguageContext value={state}>
      <MessagesContext value={shown.messages}>{children}</MessagesContext>
    </LanguageContext>
  )
}
