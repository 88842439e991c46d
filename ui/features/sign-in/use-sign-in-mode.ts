import { useEffect, useEffectEvent, useState } from "react"
import { buildFolder } from "../../document/build-folder.ts"
import type { SignInMode } from "./use-sign-in.ts"

const signInModeOf = (pathname: string): SignInMode => (pathname.endsWith("/sign-up") ? "sign-up" : "sign-in")

export const useSignInMode = (
  pathname: string,
  onBack: () => void
): readonly [SignInMode, (address: string) => void] => {
  const [mode, setMode] = useState(signInModeOf(pathname))
  const follow = useEffectEvent((): void => {
    setMode(signInModeOf(window.location.pathname))
    onBack()
  })

  useEffect(() => {
    window.addEventListener("popstate", follow)
    return () => window.removeEventListener("popstate", follow)
  }, [])

  const goTo = (address: string): void => {
    history.pushState(null, "", `${buildFolder}${address}`)
    setMode(signInModeOf(window.location.pathname))
  }
  return [mode, goTo]
}
