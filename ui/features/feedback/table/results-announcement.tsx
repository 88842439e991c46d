import { useMessages } from "../../../messages/messages-context.ts"
import type { TablePage } from "./pages.ts"

interface ResultsAnnouncementProps {
  readonly page: TablePage
  readonly chosen: number
}

export const ResultsAnnouncement = ({ page, chosen }: ResultsAnnouncementProps) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <div className="visually-hidden">
      <p role="status">
        {page.total === 0
          ? feedbackMessages.foundNone
          : feedbackMessages.found({
              total: page.total,
              page: String(page.number),
              count: String(page.count)
            })}
      </p>
      <p role="status">{chosen > 0 && feedbackMessages.chosen({ count: chosen })}</p>
    </div>
  )
}
