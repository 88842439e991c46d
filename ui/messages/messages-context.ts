import { createContext, useContext } from "react"
import type { Catalogue } from "./generated/catalogue.ts"

/** The messages that the page has loaded, in its language. */
export const MessagesContext = createContext<Partial<Catalogue>>({})

/** The messages of one area in the language of the page. */
export const useMessages = <Area extends keyof Catalogue>(area: Area): Catalogue[Area] => {
  const messages: Catalogue[Area] | undefined = useContext(MessagesContext)[area]
  if (messages === undefined) throw new Error(`The messages of ${area} are not loaded on this page.`)
  return messages
}
