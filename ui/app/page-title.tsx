import { useEffect } from "react"
import { useSettings } from "../components/settings-context.ts"
import { useMessages } from "../messages/messages-context.ts"

/** Changes the document's existing `<title>`; rendering one would add a second. */
export const PageTitle = ({ page }: { readonly page: string }) => {
  const everyPageMessages = useMessages("everyPage")
  const { name } = useSettings()
  useEffect(() => {
    document.title = everyPageMessages.title({ page, name })
  }, [page, name])
  return null
}
