import { createContext } from "react"

/** How to reach whoever runs this server, for all parts of a page; null: nobody said. */
export const Contact = createContext<string | null>(null)
