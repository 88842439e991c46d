import { useMemo } from "react"
import { useMessages } from "../messages/messages-context.ts"
import { allErrorTexts } from "../text/all-error-texts.ts"
import type { ErrorTexts } from "../text/error-text.ts"

export const useErrorTexts = (): ErrorTexts => {
  const api = useMessages("apiErrors")
  const owners = useMessages("ownerErrors")
  return useMemo(() => allErrorTexts(api, owners), [api, owners])
}
