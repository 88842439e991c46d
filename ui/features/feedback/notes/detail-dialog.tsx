import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { Button } from "../../../components/button.tsx"
import { CategoryGlyph } from "../../../components/category-glyph.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { useLanguage } from "../../../components/language-context.ts"
import { Quote } from "../../../components/quote.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { foldLineBreaks } from "../../../text/line-breaks.ts"
import { languageOf } from "../../../text/script-language.ts"
import { summaryText } from "../../../text/summary-text.ts"
import { MarkButtons } from "../marks/mark-buttons.tsx"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { useShownUntil } from "../queries/shown-queries.ts"
import { StatusButtons } from "../replies/status-buttons.tsx"
import { categoryLabelOf } from "./category-label.ts"
import { groupFeedback } from "./feedback-groups.ts"
import { Publishing } from "./note-actions.tsx"
import type { OpenNoteDialog } from "./note-dialog.ts"
import { shownSummaryOf } from "./note-summary.ts"
import { isLimitReached } from "./public-limit.ts"
import { receivedOn } from "./received-on.ts"

interface DetailDialogProps {
  readonly item: FeedbackItem
  readonly openDialog: OpenNoteDialog
  readonly onClose: () => void
}

export const DetailDialog = ({ item: opened, openDialog, onClose }: DetailDialogProps) => {
  const summariesMessages = useMessages("summaries")
  const categoriesMessages = useMessages("categories")
  const feedbackMessages = useMessages("feedback")
  const replyMessages = useMessages("reply")
  const everyPageMessages = useMessages("everyPage")
  const { language } = useLanguage()
  const { data = [] } = useQuery(feedbackQuery)
  const item = data.find(({ id }) => id === opened.id) ?? opened
  const summary = summaryText(shownSummaryOf(item.aiSummary), summariesMessages)
  return (
    <Dialog title={feedbackMessages.detailTitle} onClose={onClose}>
      <Quote text={item.content} />
      <dl className="feedback-note-facts">
        <Fact name={feedbackMessages.category}>
          <span className="tag">
            <CategoryGlyph category={item.aiCategory} />
            {categoryLabelOf(item.aiCategory, feedbackMessages, categoriesMessages)}
          </span>
        </Fact>
        <Fact name={feedbackMessages.sentiment}>{feedbackMessages.sentiments[item.sentiment]}</Fact>
        {summary !== "" && (
          <Fact name={feedbackMessages.summary}>
            <span lang={languageOf(summary)}>{summary}</span>
          </Fact>
        )}
        {item.question !== null && (
          <Fact name={feedbackMessages.question}>
            <span dir="auto" lang={languageOf(item.question)}>
              {item.question}
            </span>
          </Fact>
        )}
        {item.answer !== null && (
          <Fact name={replyMessages.answerTitle}>
            <span dir="auto" lang={languageOf(item.answer)}>
              {foldLineBreaks(item.answer)}
            </span>
          </Fact>
        )}
        <Fact name={feedbackMessages.columns.received}>
          {receivedOn(item.createdAt, feedbackMessages, language)}
        </Fact>
        <Fact name={feedbackMessages.visibility}>
          {item.isPublic ? feedbackMessages.public : feedbackMessages.private}
        </Fact>
        <ShownToOperator item={item} openDialog={openDialog} />
      </dl>
      <StatusButtons item={item} />
      <MarkButtons item={item} />
      <div className="foot feedback-note-foot">
        <Button kind="danger-text" onClick={() => openDialog("delete", item)}>
          {feedbackMessages.delete}
        </Button>
        <Publishing
          item={item}
          isAtLimit={isLimitReached(groupFeedback(data).public.length)}
          openDialog={openDialog}
        />
        {item.isPublic && (
          <Button onClick={() => openDialog("answer", item)}>
            {item.answer === null ? replyMessages.answer : replyMessages.editAnswer}
          </Button>
        )}
        <Button onClick={onClose}>{everyPageMessages.close}</Button>
      </div>
    </Dialog>
  )
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const ShownToOperator = ({ item, openDialog }: Pick<DetailDialogProps, "item" | "openDialog">) => {
  const feedbackMessages = useMessages("feedback")
  const { language } = useLanguage()
  const until = useShownUntil(item.id)
  if (until === undefined) return null
  return (
    <Fact name={feedbackMessages.operator}>
      {until === null ? (
        <button type="button" className="link" onClick={() => openDialog("operator", item)}>
          {feedbackMessages.showOperator}
        </button>
      ) : (
        feedbackMessages.operatorUntil({ day: receivedOn(until, feedbackMessages, language) })
      )}
    </Fact>
  )
}
