import type { ComponentProps } from "react"
import { commonMessages } from "../messages/common.ts"
import { MoonIcon } from "./visitor-icons.tsx"

const currentTheme = (): string =>
  document.documentElement.dataset.theme ??
  (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")

interface ThemeToggleProps extends Omit<ComponentProps<"button">, "onChange"> {
  /** Keeps the choice. Left out on the visitor page, where nothing is stored. */
  readonly onChange?: (theme: string) => void
}

export const ThemeToggle = ({ onChange, ...props }: ThemeToggleProps) => {
  const toggle = (): void => {
    const theme = currentTheme() === "dark" ? "light" : "dark"
    document.documentElement.dataset.theme = theme
    onChange?.(theme)
  }
  return (
    <button
      {...props}
      type="button"
      className="button ghost icon-only"
      aria-label={commonMessages.theme}
      onClick={toggle}
    >
      <MoonIcon />
    </button>
  )
}
