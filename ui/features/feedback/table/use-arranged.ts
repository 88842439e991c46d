import { useDeferredValue, useMemo } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { selectFeedback, selectMarked, sortFeedback } from "../filters/arrange-feedback.ts"
import type { FeedbackView } from "../filters/feedback-search.ts"
import type { MarksById } from "../marks/marks.ts"
import { useNoteTexts } from "../notes/note-texts.ts"
import { pageOf, type TablePage } from "./pages.ts"

export interface ArrangedFeedback {
  readonly items: FeedbackItems
  readonly page: TablePage
}

/**
 * Sorts once for all keystrokes; typing has priority over showing the results. `only` holds the ids of a finding's
 * items, null without a finding.
 */
export const useArranged = (
  all: FeedbackItems,
  view: FeedbackView,
  only: ReadonlySet<string> | null,
  marks: MarksById
): ArrangedFeedback => {
  const texts = useNoteTexts()
  const { sort, order, tab, categories, visibility, status, question, mark, size } = view
  const text = useDeferredValue(view.text)
  const items = useMemo(() => (only === null ? all : all.filter(({ id }) => only.has(id))), [all, only])
  const marked = useMemo(
    () => (mark === "all" ? items : selectMarked(items, mark, marks)),
    [items, mark, marks]
  )
  const sorted = useMemo(() => sortFeedback(marked, sort, order, texts), [marked, sort, order, texts])
  const found = useMemo(
    () => selectFeedback(sorted, { tab, text, categories, visibility, status, question }, texts),
    [sorted, tab, text, categories, visibility, status, question, texts]
  )
  const page = useMemo(() => pageOf(found, view.page, size), [found, view.page, size])
  return { items: found, page }
}
