import { useMemo } from "react"
import { useMessages } from "../messages/messages-context.ts"
import type { ErrorTexts } from "../text/error-text.ts"

/** All errors that owners, admins and visitors meet. */
export const useErrorTexts = (): ErrorTexts => {
  const { wait, texts } = useMessages("apiErrors")
  const owners = useMessages("ownerErrors")
  return useMemo(() => ({ ...owners, wait, texts: { ...texts, ...owners.texts } }), [owners, wait, texts])
}
