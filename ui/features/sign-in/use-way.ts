import { useEffect, useState } from "react"
import type { Way } from "./use-sign-in.ts"

const wayOf = (pathname: string): Way => (pathname.endsWith("/sign-up") ? "sign-up" : "sign-in")

/** Base path, since the build may be served from a folder. */
const folder = import.meta.env.BASE_URL.slice(0, -1)

/** Switches between sign-in and sign-up without loading a page; the browser's Back works. */
export const useWay = (pathname: string): readonly [Way, (address: string) => void] => {
  const [way, setWay] = useState(wayOf(pathname))

  useEffect(() => {
    const follow = (): void => setWay(wayOf(window.location.pathname))
    window.addEventListener("popstate", follow)
    return () => window.removeEventListener("popstate", follow)
  }, [])

  const goTo = (address: string): void => {
    history.pushState(null, "", `${folder}${address}`)
    setWay(wayOf(window.location.pathname))
  }
  return [way, goTo]
}
