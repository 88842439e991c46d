import type { ComponentProps } from "react"
import { useMessages } from "../messages/messages-context.ts"
import { showTheme, type Theme, themes, useTheme } from "./theme.ts"
import { MonitorIcon, MoonIcon, SunIcon } from "./visitor-icons.tsx"

const themeIcons = { system: MonitorIcon, light: SunIcon, dark: MoonIcon } as const

interface ThemeToggleProps extends Omit<ComponentProps<"button">, "onChange"> {
  readonly onChange?: (theme: Theme) => void
}

export const ThemeToggle = ({ onChange, ...props }: ThemeToggleProps) => {
  const everyPageMessages = useMessages("everyPage")
  const theme = useTheme()
  const Picture = themeIcons[theme]
  const choose = (): void => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system"
    showTheme(next)
    onChange?.(next)
  }
  return (
    <button
      {...props}
      type="button"
      className="button ghost icon-only"
      aria-label={everyPageMessages.themes[theme]}
      onClick={choose}
    >
      <Picture />
    </button>
  )
}
