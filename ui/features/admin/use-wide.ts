import { useSyncExternalStore } from "react"

/** Width for list and editor side by side, equal to the one in portal.css. */
const wideQuery = "(width > 61.25em)"

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(wideQuery)
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wideQuery).matches)
