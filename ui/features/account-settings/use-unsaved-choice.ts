import { useState } from "react"

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * A choice that is not saved yet. Unless it was changed here, it follows what another tab or device saved. The stored one
 * again is no change, unless another one is just being saved.
 */
export const useUnsavedChoice = <Choice>(stored: Choice, isSaving: boolean) => {
  const [changed, setChanged] = useState<{ readonly choice: Choice } | null>(null)
  if (changed !== null && !isSaving && isSame(changed.choice, stored)) setChanged(null)
  const choose = (choice: Choice): void => setChanged({ choice })
  return [changed === null ? stored : changed.choice, choose] as const
}
