import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { DownloadIcon } from "../../../components/icons.tsx"
import { saveFile } from "../../../components/save-file.ts"
import { showToast } from "../../../components/toast-store.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { exportName, feedbackCsv } from "./feedback-csv.ts"

const csvType = "text/csv;charset=utf-8"

export const ExportButton = ({ items }: { readonly items: FeedbackItems }) => {
  const categoriesMessages = useMessages("categories")
  const feedbackMessages = useMessages("feedback")
  const save = (): void => {
    const name = exportName(new Date())
    const csv = feedbackCsv(items, feedbackMessages, categoriesMessages)
    saveFile(name, new Blob([csv], { type: csvType }))
    showToast(feedbackMessages.exported({ count: items.length }), name)
  }
  return (
    <button type="button" className="button feedback-export" disabled={items.length === 0} onClick={save}>
      <DownloadIcon />
      <span>{feedbackMessages.export}</span>
    </button>
  )
}
