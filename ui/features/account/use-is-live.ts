import { useEffect, useState } from "react"

/** Whether the page has come to life: before, and without a script, a form of the account sends nothing. */
export const useIsLive = (): boolean => {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return isLive
}
