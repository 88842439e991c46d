import type { ComponentProps } from "react"
import { storeTheme } from "./stored-theme.ts"
import { ThemeToggle } from "./theme-toggle.tsx"

export const AppThemeToggle = (props: Omit<ComponentProps<typeof ThemeToggle>, "onChange">) => (
  <ThemeToggle {...props} onChange={storeTheme} />
)
