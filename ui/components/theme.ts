/** Written by the app only; `public/assets/v1/theme.js` reads it before the first paint. */
const storageKey = "honesthive-theme"

export const storeTheme = (theme: string): void => {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be switched off; the theme then lasts for the page.
  }
}
