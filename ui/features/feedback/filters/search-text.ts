import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { foldText } from "#core/domain/values/fold-text.ts"
import { sortLabelOf } from "../notes/category-label.ts"
import type { NoteTexts } from "../notes/note-texts.ts"

export const searchWordsOf = (text: string): ReadonlyArray<string> =>
  foldText(text).split(/\s+/u).filter(Boolean)

const foldedTexts = new WeakMap<NoteTexts, WeakMap<FeedbackItem, string>>()

const foldedTextsIn = (texts: NoteTexts): WeakMap<FeedbackItem, string> => {
  const known = foldedTexts.get(texts) ?? new WeakMap<FeedbackItem, string>()
  foldedTexts.set(texts, known)
  return known
}

export const searchTextOf = (item: FeedbackItem, texts: NoteTexts): string => {
  const known = foldedTextsIn(texts)
  const folded = known.get(item)
  if (folded !== undefined) return folded
  const words = item.isCovered ? "" : item.content
  const category = item.moderationStatus === "rejected" ? "" : item.aiCategory
  const text = foldText(`${words}\n${category} ${sortLabelOf(item, texts)}`)
  known.set(item, text)
  return text
}
