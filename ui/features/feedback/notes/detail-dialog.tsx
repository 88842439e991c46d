import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { Button } from "../../../components/button.tsx"
import { CategoryGlyph } from "../../../components/category-glyph.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { commonMessages } from "../../../messages/common.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { foldLineBreaks } from "../../../text/line-breaks.ts"
import { languageOf } from "../../../text/script-language.ts"
import { MarkButtons } from "../marks/mark-buttons.tsx"
import { categoryLabelOf } from "./category-label.ts"
import { summaryIn } from "./note-summary.ts"
import { receivedOn } from "./received-on.ts"

interface DetailDialogProps {
  readonly item: FeedbackItem
  readonly onClose: () => void
}

/** All that is known of one note, with its own summary and sentiment. */
export const DetailDialog = ({ item, onClose }: DetailDialogProps) => {
  const summary = summaryIn(item.aiSummary)
  return (
    <Dialog title={feedbackMessages.detailTitle} onClose={onClose}>
      <blockquote className="quote" dir="auto" lang={languageOf(item.content)}>
        {foldLineBreaks(item.content)}
      </blockquote>
      <dl className="note-facts">
        <dt>{feedbackMessages.category}</dt>
        <dd className="tag">
          <CategoryGlyph category={item.aiCategory} />
          {categoryLabelOf(item.aiCategory)}
        </dd>
        <dt>{feedbackMessages.sentiment}</dt>
        <dd>{feedbackMessages.sentiments[item.sentiment]}</dd>
        {summary !== "" && (
          <>
            <dt>{feedbackMessages.summary}</dt>
            <dd>{summary}</dd>
          </>
        )}
        <dt>{feedbackMessages.columns.received}</dt>
        <dd>{receivedOn(item.createdAt)}</dd>
        <dt>{feedbackMessages.visibility}</dt>
        <dd>{item.isPublic ? feedbackMessages.public : feedbackMessages.private}</dd>
      </dl>
      <MarkButtons item={item} />
      <div className="foot">
        <Button onClick={onClose}>{commonMessages.close}</Button>
      </div>
    </Dialog>
  )
}
