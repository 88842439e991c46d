import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { clustersOf } from "#core/domain/values/text.ts"
import { shortDate } from "../../../text/short-date.ts"
import { sortLabelOf } from "./category-label.ts"
import { isPublishable } from "./feedback-groups.ts"
import type { NoteTexts } from "./note-texts.ts"

const maxNameLength = 40

const beginningOf = (text: string): string => {
  const letters = Array.from(clustersOf(text.trim().replace(/\s+/gu, " ")), ({ segment }) => segment)
  if (letters.length <= maxNameLength) return letters.join("")
  const start = letters.slice(0, maxNameLength).join("")
  const space = start.lastIndexOf(" ")
  return `${start.slice(0, space > 0 ? space : undefined)}…`
}

export const noteNameOf = (item: FeedbackItem, texts: NoteTexts): string => {
  if (isPublishable(item)) return beginningOf(item.content)
  return texts.feedback.unread({
    kind: sortLabelOf(item, texts),
    day: shortDate(item.createdAt, texts.language)
  })
}

export const actionLabel = (action: string, item: FeedbackItem, texts: NoteTexts): string =>
  texts.feedback.actionOn({ action, note: noteNameOf(item, texts) })
