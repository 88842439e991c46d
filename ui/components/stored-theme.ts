import type { Theme } from "./theme.ts"

/** Written by the app only; `public/assets/v2/theme.js` reads it before the first paint. */
const storageKey = "honesthive-theme"

export const storeTheme = (theme: Theme): void => {
  try {
    if (theme === "system") localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be switched off; the theme then lasts until the next page load.
  }
}
