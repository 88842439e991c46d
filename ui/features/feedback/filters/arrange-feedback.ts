import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { lazy } from "#core/domain/values/lazy.ts"
import type {
  CategoriesMessages,
  FeedbackMessages,
  RejectionKindsMessages
} from "../../../messages/generated/catalogue.ts"
import { emptyMarks, type MarksById, type NoteMarks } from "../marks/marks.ts"
import { sortLabelOf } from "../notes/category-label.ts"
import type { FeedbackTab, FeedbackView, SortKey, SortOrder } from "./feedback-search.ts"

const nameCollator = lazy(() => new Intl.Collator("en", { sensitivity: "base", numeric: true }))

type CompareItems = (one: FeedbackItem, other: FeedbackItem) => number

/** Dates have one format, so they compare as texts. */
const byDay: CompareItems = (one, other) => {
  if (one.createdAt === other.createdAt) return 0
  return one.createdAt < other.createdAt ? -1 : 1
}

const comparisonsOf = (
  feedbackMessages: FeedbackMessages,
  categoriesMessages: CategoriesMessages,
  rejectionKindsMessages: RejectionKindsMessages
): Readonly<Record<SortKey, CompareItems>> => ({
  received: byDay,
  feedback: (one, other) => nameCollator().compare(one.content, other.content),
  category: (one, other) =>
    nameCollator().compare(
      sortLabelOf(one, feedbackMessages, categoriesMessages, rejectionKindsMessages),
      sortLabelOf(other, feedbackMessages, categoriesMessages, rejectionKindsMessages)
    )
})

/** Stable: items that compare equal keep the server's order. */
export const sortFeedback = (
  items: FeedbackItems,
  key: SortKey,
  order: SortOrder,
  feedbackMessages: FeedbackMessages,
  categoriesMessages: CategoriesMessages,
  rejectionKindsMessages: RejectionKindsMessages
): FeedbackItems => {
  const compare = comparisonsOf(feedbackMessages, categoriesMessages, rejectionKindsMessages)[key]
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

const foldText = (text: string): string => text.normalize("NFC").toLowerCase()

const searchedTexts = new WeakMap<FeedbackItem, string>()

/** Searchable text: the category alone for a covered item, the kind of abuse for a rejected one. */
const searchedTextOf = (
  item: FeedbackItem,
  feedbackMessages: FeedbackMessages,
  categoriesMessages: CategoriesMessages,
  rejectionKindsMessages: RejectionKindsMessages
): string => {
  const known = searchedTexts.get(item)
  if (known !== undefined) return known
  const words = item.isCovered ? "" : item.content
  const category = item.moderationStatus === "rejected" ? "" : item.aiCategory
  const text = foldText(
    `${words}\n${category} ${sortLabelOf(item, feedbackMessages, categoriesMessages, rejectionKindsMessages)}`
  )
  searchedTexts.set(item, text)
  return text
}

const wordsOf = (text: string): ReadonlyArray<string> => foldText(text).split(/\s+/u).filter(Boolean)

/** Items of a tab that pass the filters and contain every word of the search, in the given order. */
export const selectFeedback = (
  items: FeedbackItems,
  view: MatchedFilters & Pick<FeedbackView, "tab" | "text">,
  feedbackMessages: FeedbackMessages,
  categoriesMessages: CategoriesMessages,
  rejectionKindsMessages: RejectionKindsMessages
): FeedbackItems => {
  const words = wordsOf(view.text)
  return items.filter(
    (item) =>
      isOnTab[view.tab](item) &&
      isSelected(item, view) &&
      words.every((word) =>
        searchedTextOf(item, feedbackMessages, categoriesMessages, rejectionKindsMessages).includes(word)
      )
  )
}

/** Whether a filter hides items that belong to the tab. */
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
