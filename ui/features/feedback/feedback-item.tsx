import type { ReactNode } from "react"
import { shortCategoryLabels } from "#core/categories/category.ts"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { CategoryGlyph } from "../../components/category-glyph.tsx"
import { EyeOffIcon, GlobeIcon } from "../../components/icons.tsx"
import { feedbackMessages } from "../../messages/feedback.ts"
import { languageOf } from "../../text/script-language.ts"
import { shortDate } from "../../text/short-date.ts"
import { isFiltered } from "./feedback-groups.ts"

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

const FeedbackText = ({ item }: { readonly item: FeedbackItem }) =>
  isFiltered(item) ? (
    <p className="read filtered">
      <EyeOffIcon />
      <span>{item.content}</span>
    </p>
  ) : (
    <p className="read" dir="auto" lang={languageOf(item.content)}>
      {item.content}
    </p>
  )
