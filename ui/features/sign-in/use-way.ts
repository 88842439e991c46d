import { useEffect, useState } from "react"
import type { Way } from "./use-sign-in.ts"

const wayOf = (pathname: string): Way => (pathname.endsWith("/sign-up") ? "sign-up" : "sign-in")

/** The build may be served from a folder. */
const folder = import.meta.env.BASE_URL.slice(0, -1)

/** Goes between signing in and signing up without leaving the page, and back with the browser. */
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
