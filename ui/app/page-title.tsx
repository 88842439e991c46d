import { useEffect } from "react"
import { commonMessages } from "../messages/common.ts"

/** Changes the document's existing `<title>`; rendering one would add a second. */
export const PageTitle = ({ page }: { readonly page: string }) => {
  useEffect(() => {
    document.title = commonMessages.title(page)
  }, [page])
  return null
}
