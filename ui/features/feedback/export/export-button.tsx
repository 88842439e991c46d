import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { DownloadIcon } from "../../../components/icons.tsx"
import { showToast } from "../../../components/toast-store.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { exportName, feedbackCsv } from "./feedback-csv.ts"

/** Long enough for the browser to start the download. */
const releaseUrlDelayMillis = 10_000

const downloadFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), releaseUrlDelayMillis)
}

export const ExportButton = ({ items }: { readonly items: FeedbackItems }) => {
  const categoriesMessages = useMessages("categories")

  const feedbackMessages = useMessages("feedback")
  const save = (): void => {
    const name = exportName(new Date())
    downloadFile(name, feedbackCsv(items, feedbackMessages, categoriesMessages))
    showToast(feedbackMessages.exported({ count: items.length }), name)
  }
  return (
    <button type="button" className="button feedback-export" disabled={items.length === 0} onClick={save}>
      <DownloadIcon />
      <span>{feedbackMessages.export}</span>
    </button>
  )
}
