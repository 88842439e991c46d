import { useSyncExternalStore } from "react"

/** Room for the list and the editor side by side; as in admin.css. */
const wide = "(min-width: 981px)"

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(wide)
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
