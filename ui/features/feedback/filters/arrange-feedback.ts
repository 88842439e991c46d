import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { byLanguage } from "#core/domain/languages/by-language.ts"
import { emptyMarks, type MarksById, type NoteMarks } from "../marks/marks.ts"
import { sortLabelOf } from "../notes/category-label.ts"
import type { NoteTexts } from "../notes/note-texts.ts"
import type { FeedbackTab, FeedbackView, SortKey, SortOrder } from "./feedback-search.ts"
import { searchTextOf, searchWordsOf } from "./search-text.ts"

const collatorIn = byLanguage(
  (language) => new Intl.Collator(language, { sensitivity: "base", numeric: true })
)

type CompareItems = (one: FeedbackItem, other: FeedbackItem) => number

const byDay: CompareItems = (one, other) => {
  if (one.createdAt === other.createdAt) return 0
  return one.createdAt < other.createdAt ? -1 : 1
}

const comparisonsOf = (texts: NoteTexts): Readonly<Record<SortKey, CompareItems>> => {
  const { compare } = collatorIn(texts.language)
  return {
    received: byDay,
    feedback: (one, other) => compare(one.content, other.content),
    category: (one, other) => compare(sortLabelOf(one, texts), sortLabelOf(other, texts))
  }
}

export const sortFeedback = (
  items: FeedbackItems,
  key: SortKey,
  order: SortOrder,
  texts: NoteTexts
): FeedbackItems => {
  const compare = comparisonsOf(texts)[key]
  return items.toSorted(order === "asc" ? compare : (one, other) => compare(other, one))
}

const isOnTab: Readonly<Record<FeedbackTab, (item: FeedbackItem) => boolean>> = {
  total: (item) => item.moderationStatus === "approved",
  public: (item) => item.moderationStatus === "approved" && item.isPublic,
  rejected: (item) => item.moderationStatus === "rejected"
}

const hasMark: Readonly<Record<FeedbackView["mark"], (marks: NoteMarks) => boolean>> = {
  all: () => true,
  starred: ({ starred }) => starred,
  open: ({ done }) => !done,
  done: ({ done }) => done
}

export const selectMarked = (
  items: FeedbackItems,
  mark: FeedbackView["mark"],
  marks: MarksById
): FeedbackItems => items.filter(({ id }) => hasMark[mark](marks.get(id) ?? emptyMarks))

type MatchedFilters = Pick<FeedbackView, "categories" | "visibility" | "status" | "question">

const isSelected = (
  item: FeedbackItem,
  { categories, visibility, status, question }: MatchedFilters
): boolean =>
  (categories.length === 0 || categories.includes(item.aiCategory)) &&
  (visibility === "all" || item.isPublic === (visibility === "public")) &&
  (status === "all" || item.moderationStatus === status) &&
  (question === "" || item.question === question)

export const selectFeedback = (
  items: FeedbackItems,
  view: MatchedFilters & Pick<FeedbackView, "tab" | "text">,
  texts: NoteTexts
): FeedbackItems => {
  const words = searchWordsOf(view.text)
  return items.filter(
    (item) =>
      isOnTab[view.tab](item) &&
      isSelected(item, view) &&
      words.every((word) => searchTextOf(item, texts).includes(word))
  )
}

export const isNarrowed = (view: MatchedFilters & Pick<FeedbackView, "text" | "finding" | "mark">): boolean =>
  view.text.trim() !== "" || view.finding !== null || countFilters(view) > 0

export const countFilters = ({
  categories,
  visibility,
  status,
  question,
  mark
}: MatchedFilters & Pick<FeedbackView, "mark">): number =>
  [categories.length > 0, visibility !== "all", status !== "all", mark !== "all", question !== ""].filter(
    Boolean
  ).length
