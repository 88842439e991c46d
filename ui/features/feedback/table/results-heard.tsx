import { feedbackMessages } from "../../../messages/feedback.ts"
import type { Page } from "./pages.ts"

interface ResultsHeardProps {
  readonly page: Page
  readonly chosen: number
}

/** Announces changes of results and selection to screen readers. */
export const ResultsHeard = ({ page, chosen }: ResultsHeardProps) => (
  <div className="visually-hidden">
    <p role="status">
      {page.total === 0
        ? feedbackMessages.foundNone
        : feedbackMessages.found(String(page.total), String(page.number), String(page.count))}
    </p>
    <p role="status">{chosen > 0 && feedbackMessages.chosen(String(chosen))}</p>
  </div>
)
