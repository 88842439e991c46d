import type { ComponentProps } from "react"
import { ThemeToggle } from "../components/theme-toggle.tsx"
import { storeTheme } from "./theme.ts"

/** The app remembers the choice. */
export const AppThemeToggle = (props: Omit<ComponentProps<typeof ThemeToggle>, "onChange">) => (
  <ThemeToggle {...props} onChange={storeTheme} />
)
