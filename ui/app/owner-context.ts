import { createContext, useContext } from "react"
import type { CurrentUser } from "#core/contract/account-schemas.ts"

export const OwnerContext = createContext<CurrentUser | null>(null)

export const useOwner = (): CurrentUser => {
  const owner = useContext(OwnerContext)
  if (owner === null) throw new Error("useOwner needs the owner's layout around it")
  return owner
}
