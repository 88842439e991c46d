import { useSettings } from "../../components/settings-context.ts"
import { useLinkSecret } from "./use-link-secret.ts"
import type { SignInMode } from "./use-sign-in.ts"

/**
 * The invitation in the address that opened this page, in this tab's memory only. Until the page is hydrated, it
 * never says that there is none.
 */
export const useInvitation = (mode: SignInMode) => {
  const { signUp } = useSettings()
  const code = useLinkSecret()
  const isInvited = signUp === "invited"
  return {
    invitation: isInvited && code !== "" ? code : null,
    needsInvitation: isInvited && code === "" && mode === "sign-up"
  }
}
