import { createContext, useContext } from "react"
import type { Catalogue } from "./generated/catalogue.ts"

export const MessagesContext = createContext<Partial<Catalogue>>({})

export const useMessages = <Area extends keyof Catalogue>(area: Area): Catalogue[Area] => {
  const messages: Catalogue[Area] | undefined = useContext(MessagesContext)[area]
  if (messages === undefined) throw new Error(`The messages of ${area} are not loaded on this page.`)
  return messages
}
