import type { ReactNode } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { CategoryGlyph } from "../../../components/category-glyph.tsx"
import { GlobeIcon } from "../../../components/icons.tsx"
import { useLanguage } from "../../../components/language-context.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { shortDate } from "../../../text/short-date.ts"
import { MarkIcons, StatusPill } from "../marks/mark-indicators.tsx"
import { useMarks } from "../marks/marks.ts"
import { NewMark } from "../new-feedback/new-feedback-provider.tsx"
import { UnsavedAnswer } from "../replies/unsaved-answer.tsx"
import { sortLabelOf } from "./category-label.ts"
import { isFiltered } from "./feedback-groups.ts"
import { FeedbackText } from "./feedback-text.tsx"
import { useNoteTexts } from "./note-texts.ts"

interface FeedbackRowProps {
  readonly item: FeedbackItem
  readonly actions: ReactNode
}

export const FeedbackRow = ({ item, actions }: FeedbackRowProps) => {
  const texts = useNoteTexts()
  const feedbackMessages = useMessages("feedback")
  const { language } = useLanguage()
  const marks = useMarks()
  return (
    <li>
      <FeedbackText item={item} />
      <div className="feedback-facts">
        <span className="row wrap">
          <NewMark item={item} />
          <StatusPill item={item} />
          <UnsavedAnswer item={item} />
          <MarkIcons marks={marks.data?.get(item.id)} />
          {item.isPublic && (
            <span className="pill safe">
              <GlobeIcon size="small" />
              {feedbackMessages.public}
            </span>
          )}
          <span className={isFiltered(item) ? "tag feedback-kind" : "tag"}>
            {!isFiltered(item) && <CategoryGlyph category={item.aiCategory} />}
            {sortLabelOf(item, texts)}
          </span>
          <time className="soft" dateTime={item.createdAt.slice(0, 10)}>
            {shortDate(item.createdAt, language)}
          </time>
        </span>
        <span className="feedback-actions">{actions}</span>
      </div>
    </li>
  )
}
