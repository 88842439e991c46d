import { Button } from "../../../components/button.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { type FeedbackView, pageSizes } from "../filters/feedback-search.ts"
import type { TablePage } from "./pages.ts"

interface PageControlsProps {
  readonly page: TablePage
  readonly size: FeedbackView["size"]
  readonly onPage: (number: number) => void
  readonly onSize: (size: FeedbackView["size"]) => void
}

export const PageControls = ({ page, size, onPage, onSize }: PageControlsProps) => (
  <footer className="feedback-pages">
    <p className="feedback-pages-range soft">{rangeOf(page)}</p>
    <SizeChoice size={size} onSize={onSize} />
    {page.count > 1 && <PageSteps page={page} onPage={onPage} />}
  </footer>
)

/** A single page shows only the number of results. */
const rangeOf = ({ first, last, total, count }: TablePage): string =>
  count > 1
    ? feedbackMessages.showing(String(first), String(last), String(total))
    : feedbackMessages.results(String(total))

const PageSteps = ({ page, onPage }: Pick<PageControlsProps, "page" | "onPage">) => (
  <div className="feedback-pages-steps">
    <Button disabled={page.number === 1} onClick={() => onPage(page.number - 1)}>
      {feedbackMessages.previous}
    </Button>
    <span className="soft">{feedbackMessages.pageOf(String(page.number), String(page.count))}</span>
    <Button disabled={page.number === page.count} onClick={() => onPage(page.number + 1)}>
      {feedbackMessages.next}
    </Button>
  </div>
)

const SizeChoice = ({ size, onSize }: Pick<PageControlsProps, "size" | "onSize">) => (
  <label className="feedback-page-size soft">
    <span>{feedbackMessages.rows}</span>
    <select
      className="input"
      value={size}
      onChange={(event) => onSize(pageSizes.find((each) => String(each) === event.target.value) ?? size)}
    >
      {pageSizes.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  </label>
)
