import { writeStored } from "./stored-item.ts"
import type { Theme } from "./theme.ts"

/** Written by the app only; `public/assets/v2/theme.js` reads it before the first paint. */
const storageKey = "honesthive-theme"

export const storeTheme = (theme: Theme): void =>
  writeStored("localStorage", storageKey, theme === "system" ? null : theme)
