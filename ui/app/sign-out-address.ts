import { calls } from "#core/contract/calls.ts"
import { useAddressIn } from "../components/language-context.ts"
import { useTheme } from "../components/theme.ts"

/** Signing out clears the browser's storage, so the theme travels in the address, where `theme.js` finds it. */
export const useSignOutAddress = (): string => {
  const theme = useTheme()
  return useAddressIn()(`${calls.logout.path}${theme === "system" ? "" : `#theme=${theme}`}`)
}
