import { useEffect } from "react"
import { commonMessages } from "../messages/common.ts"

/** Names the document after the page. The document has its one `<title>` from the start; another would stand beside it. */
export const PageTitle = ({ page }: { readonly page: string }) => {
  useEffect(() => {
    document.title = commonMessages.title(page)
  }, [page])
  return null
}
