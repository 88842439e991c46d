import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { clustersOf } from "#core/domain/values/text.ts"
import type {
  CategoriesMessages,
  FeedbackMessages,
  RejectionKindsMessages
} from "../../../messages/generated/catalogue.ts"
import { shortDate } from "../../../text/short-date.ts"
import { sortLabelOf } from "./category-label.ts"
import { isPublishable } from "./feedback-groups.ts"

const maxNameLength = 40

const beginningOf = (text: string): string => {
  const letters = Array.from(clustersOf(text.trim().replace(/\s+/gu, " ")), ({ segment }) => segment)
  if (letters.length <= maxNameLength) return letters.join("")
  const start = letters.slice(0, maxNameLength).join("")
  const space = start.lastIndexOf(" ")
  return `${start.slice(0, space > 0 ? space : undefined)}…`
}

/** Name of an item for screen readers: the start of its text or, if the text is hidden, its category and date. */
export const noteNameOf = (
  item: FeedbackItem,
  feedbackMessages: FeedbackMessages,
  language: Language,
  categoriesMessages: CategoriesMessages,
  rejectionKindsMessages: RejectionKindsMessages
): string =>
  isPublishable(item)
    ? beginningOf(item.content)
    : feedbackMessages.unread({
        kind: sortLabelOf(item, feedbackMessages, categoriesMessages, rejectionKindsMessages),
        day: shortDate(item.createdAt, language)
      })

export const actionLabel = (
  action: string,
  item: FeedbackItem,
  feedbackMessages: FeedbackMessages,
  language: Language,
  categoriesMessages: CategoriesMessages,
  rejectionKindsMessages: RejectionKindsMessages
): string =>
  feedbackMessages.actionOn({
    action,
    note: noteNameOf(item, feedbackMessages, language, categoriesMessages, rejectionKindsMessages)
  })
