import { Button } from "../../../components/button.tsx"
import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { type FeedbackView, pageSizes } from "../filters/feedback-search.ts"
import type { TablePage } from "./pages.ts"

interface PageControlsProps {
  readonly page: TablePage
  readonly size: FeedbackView["size"]
  readonly onPage: (number: number) => void
  readonly onSize: (size: FeedbackView["size"]) => void
}

export const PageControls = ({ page, size, onPage, onSize }: PageControlsProps) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <footer className="feedback-pages">
      <p className="feedback-pages-range soft">{rangeOf(page, feedbackMessages)}</p>
      <SizeChoice size={size} onSize={onSize} />
      {page.count > 1 && <PageSteps page={page} onPage={onPage} />}
    </footer>
  )
}

const rangeOf = ({ first, last, total, count }: TablePage, feedbackMessages: FeedbackMessages): string =>
  count > 1
    ? feedbackMessages.showing({ first: String(first), last: String(last), total: String(total) })
    : feedbackMessages.results({ total })

const PageSteps = ({ page, onPage }: Pick<PageControlsProps, "page" | "onPage">) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <div className="feedback-pages-steps">
      <Button disabled={page.number === 1} onClick={() => onPage(page.number - 1)}>
        {feedbackMessages.previous}
      </Button>
      <span className="soft">
        {feedbackMessages.pageOf({ page: String(page.number), count: String(page.count) })}
      </span>
      <Button disabled={page.number === page.count} onClick={() => onPage(page.number + 1)}>
        {feedbackMessages.next}
      </Button>
    </div>
  )
}

const SizeChoice = ({ size, onSize }: Pick<PageControlsProps, "size" | "onSize">) => {
  const feedbackMessages = useMessages("feedback")
  return (
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
}
