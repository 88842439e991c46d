import { useState } from "react"

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A choice that is not saved yet. Unless it was changed here, it follows what another tab or device saved. */
export const useFollowed = <Choice>(stored: Choice) => {
  const [choice, setChoice] = useState(stored)
  const [followed, setFollowed] = useState(stored)
  if (!isSame(followed, stored)) {
    setFollowed(stored)
    if (isSame(choice, followed)) setChoice(stored)
  }
  return [choice, setChoice] as const
}
