import { feedbackMessages } from "../../../messages/feedback.ts"
import type { TablePage } from "./pages.ts"

interface ResultsAnnouncementProps {
  readonly page: TablePage
  readonly chosen: number
}

/** Announces changes of results and selection to screen readers. */
export const ResultsHeard = ({ page, chosen }: ResultsAnnouncementProps) => (
  <div className="visually-hidden">
    <p role="status">
      {page.total === 0
        ? feedbackMessages.foundNone
        : feedbackMessages.found(String(page.total), String(page.number), String(page.count))}
    </p>
    <p role="status">{chosen > 0 && feedbackMessages.chosen(String(chosen))}</p>
  </div>
)
