import type { ComponentProps } from "react"
import { storeTheme } from "./theme.ts"
import { ThemeToggle } from "./theme-toggle.tsx"

/** The app remembers the choice. */
export const AppThemeToggle = (props: Omit<ComponentProps<typeof ThemeToggle>, "onChange">) => (
  <ThemeToggle {...props} onChange={storeTheme} />
)
