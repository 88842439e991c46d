import { calls } from "#core/contract/calls.ts"
import { useTheme } from "../components/theme.ts"

/** The browser clears what it kept, and carries the theme along behind the address, where `theme.js` finds it. */
export const useSignOutAddress = (): string => {
  const theme = useTheme()
  return `${calls.logout.path}${theme === "system" ? "" : `#theme=${theme}`}`
}
