import { createContext } from "react"

/** Addresses that the operator lets pages link to; null means no link. */
export interface OperatorAddresses {
  readonly contact: string | null
  /** Source code of the version that this server runs. */
  readonly source: string | null
}

export const OperatorLinks = createContext<OperatorAddresses>({ contact: null, source: null })
