import { createContext, useContext } from "react"
import { defaultLanguage, type Language } from "#core/domain/languages/language.ts"
import type { Catalogue } from "./generated/catalogue.ts"

/** A language with the messages that the page has loaded. */
export interface LoadedMessages {
  readonly language: Language
  readonly messages: Partial<Catalogue>
}

export const MessagesContext = createContext<LoadedMessages>({ language: defaultLanguage, messages: {} })

export const useLanguage = (): Language => useContext(MessagesContext).language

/** The messages of one area in the language of the page. */
export const useMessages = <Area extends keyof Catalogue>(area: Area): Catalogue[Area] => {
  const messages: Catalogue[Area] | undefined = useContext(MessagesContext).messages[area]
  if (messages === undefined) throw new Error(`The messages of ${area} are not loaded on this page.`)
  return messages
}
