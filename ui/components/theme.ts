import { useSyncExternalStore } from "react"

export const themes = ["system", "light", "dark"] as const

export type Theme = (typeof themes)[number]

const changes = new EventTarget()

const subscribe = (told: () => void): (() => void) => {
  changes.addEventListener("change", told)
  return () => changes.removeEventListener("change", told)
}

const current = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  return chosen === "light" || chosen === "dark" ? chosen : "system"
}

/** Theme chosen on this page; server-rendered pages follow the system. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => "system")

export const showTheme = (theme: Theme): void => {
  if (theme === "system") delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  changes.dispatchEvent(new Event("change"))
}
