import type { ReactNode } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { shortCategoryLabels } from "#core/domain/categories/category.ts"
import { CategoryGlyph } from "../../../components/category-glyph.tsx"
import { GlobeIcon } from "../../../components/icons.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { shortDate } from "../../../text/short-date.ts"
import { NewMark } from "../news/news-provider.tsx"
import { isFiltered } from "./feedback-groups.ts"
import { FeedbackText } from "./feedback-text.tsx"

interface FeedbackRowProps {
  readonly item: FeedbackItem
  readonly actions: ReactNode
}

/** The words first, the facts below, quiet actions at the right. */
export const FeedbackRow = ({ item, actions }: FeedbackRowProps) => (
  <li>
    <FeedbackText item={item} />
    <div className="facts">
      <span className="row wrap">
        <NewMark item={item} />
        {item.isPublic && (
          <span className="pill safe">
            <GlobeIcon size="small" />
            {feedbackMessages.public}
          </span>
        )}
        {!isFiltered(item) && (
          <span className="tag">
            <CategoryGlyph category={item.aiCategory} />
            {shortCategoryLabels[item.aiCategory]}
          </span>
        )}
        <time className="soft" dateTime={item.createdAt.slice(0, 10)}>
          {shortDate(item.createdAt)}
        </time>
      </span>
      <span className="actions">{actions}</span>
    </div>
  </li>
)
