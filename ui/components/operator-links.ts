import { createContext } from "react"

/** What the operator of this server lets pages link to; null: nothing. */
export interface OperatorAddresses {
  /** How to reach the operator. */
  readonly contact: string | null
  /** The source code of the program as it runs here. */
  readonly source: string | null
}

export const OperatorLinks = createContext<OperatorAddresses>({ contact: null, source: null })
