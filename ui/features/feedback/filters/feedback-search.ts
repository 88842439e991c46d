import { type Category, categories, categoryKeys } from "#core/domain/categories/category.ts"
import type { FindingName } from "../../../text/finding-name.ts"

/** View of the page, stored in its address. `categories` and `question`, a question's wording, may be empty: no filter. */
export interface FeedbackView {
  readonly tab: FeedbackTab
  readonly text: string
  readonly categories: ReadonlyArray<Category>
  readonly visibility: (typeof visibilities)[number]
  readonly status: (typeof statuses)[number]
  readonly mark: (typeof markChoices)[number]
  readonly question: string
  readonly finding: FindingName | null
  readonly sort: SortKey
  readonly order: SortOrder
  readonly page: number
  readonly size: PageSize
}

const feedbackTabs = ["total", "public", "rejected"] as const
export const visibilities = ["all", "public", "private"] as const
export const statuses = ["all", "approved", "rejected"] as const
export const markChoices = ["all", "starred", "open", "done"] as const
export const sortKeys = ["received", "feedback", "category"] as const
const sortOrders = ["asc", "desc"] as const
export const pageSizes = [25, 50, 100] as const

export type FeedbackTab = (typeof feedbackTabs)[number]
export type SortKey = (typeof sortKeys)[number]
export type SortOrder = (typeof sortOrders)[number]
type PageSize = (typeof pageSizes)[number]

interface FeedbackSearch {
  readonly tab?: FeedbackTab
  readonly q?: string
  /** Short names, joined by hyphens: `leadership-technical`. */
  readonly category?: string
  readonly visibility?: FeedbackView["visibility"]
  readonly status?: FeedbackView["status"]
  readonly mark?: FeedbackView["mark"]
  readonly question?: string
  /** Phrase of the insight; at most one of `strength` and `area`. */
  readonly strength?: string
  readonly area?: string
  readonly sort?: SortKey
  readonly order?: SortOrder
  readonly page?: number
  readonly size?: PageSize
}

export const firstOrderOf = (sort: SortKey): SortOrder => (sort === "received" ? "desc" : "asc")

export const plainView: FeedbackView = {
  tab: "total",
  text: "",
  categories: [],
  visibility: "all",
  status: "all",
  mark: "all",
  question: "",
  finding: null,
  sort: "received",
  order: firstOrderOf("received"),
  page: 1,
  size: 25
}

const maxSearchLength = 300
/** A question has up to 120 grapheme clusters, in Indic scripts and with emoji of many characters each. */
const maxQuestionLength = 1200

const readOneOf = <Value extends string | number>(
  choices: ReadonlyArray<Value>,
  value: unknown,
  otherwise: NoInfer<Value>
): Value => choices.find((choice) => String(choice) === readText(value)) ?? otherwise

const readText = (value: unknown, maxLength = maxSearchLength): string =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value).slice(0, maxLength) : ""

const readKeys = (value: unknown): ReadonlyArray<string> =>
  readText(value)
    .toLowerCase()
    .split(/[^a-z]+/)

const readFinding = (given: Readonly<Record<string, unknown>>): FindingName | null => {
  for (const side of ["strength", "area"] as const) {
    const phrase = readText(given[side]).trim()
    if (phrase !== "") return { side, phrase }
  }
  return null
}

const readPage = (value: unknown): number => {
  const page = Number(readText(value))
  return Number.isSafeInteger(page) && page >= 1 ? page : plainView.page
}

export const readSearch = (
  given: Readonly<Record<keyof FeedbackSearch, unknown>> | Readonly<Record<string, unknown>>
): FeedbackView => {
  const keys = readKeys(given.category)
  const sort = readOneOf(sortKeys, given.sort, plainView.sort)
  return {
    tab: readOneOf(feedbackTabs, given.tab, plainView.tab),
    text: readText(given.q),
    categories: categories.filter((category) => keys.includes(categoryKeys[category])),
    visibility: readOneOf(visibilities, given.visibility, plainView.visibility),
    status: readOneOf(statuses, given.status, plainView.status),
    mark: readOneOf(markChoices, given.mark, plainView.mark),
    question: readText(given.question, maxQuestionLength),
    finding: readFinding(given),
    sort,
    order: readOneOf(sortOrders, given.order, firstOrderOf(sort)),
    page: readPage(given.page),
    size: readOneOf(pageSizes, given.size, plainView.size)
  }
}

export const searchOf = (view: FeedbackView): FeedbackSearch => ({
  ...(view.tab !== plainView.tab && { tab: view.tab }),
  ...(view.text !== "" && { q: view.text }),
  ...(view.categories.length > 0 && {
    category: view.categories.map((category) => categoryKeys[category]).join("-")
  }),
  ...(view.visibility !== plainView.visibility && { visibility: view.visibility }),
  ...(view.status !== plainView.status && { status: view.status }),
  ...(view.mark !== plainView.mark && { mark: view.mark }),
  ...(view.question !== "" && { question: view.question }),
  ...(view.finding?.side === "strength" && { strength: view.finding.phrase }),
  ...(view.finding?.side === "area" && { area: view.finding.phrase }),
  ...(view.sort !== plainView.sort && { sort: view.sort }),
  ...(view.order !== firstOrderOf(view.sort) && { order: view.order }),
  ...(view.page !== plainView.page && { page: view.page }),
  ...(view.size !== plainView.size && { size: view.size })
})

export const validateFeedbackSearch = (search: Record<string, unknown>): FeedbackSearch =>
  searchOf(readSearch(search))
