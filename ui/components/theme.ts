import { useSyncExternalStore } from "react"
import { makeListeners } from "./listeners.ts"

export const themes = ["system", "light", "dark"] as const

export type Theme = (typeof themes)[number]

const { subscribe, notify } = makeListeners()

const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  return chosen === "light" || chosen === "dark" ? chosen : "system"
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => "system")

export const showTheme = (theme: Theme): void => {
  if (theme === "system") delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  notify()
}
