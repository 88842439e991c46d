import { passFocusOn } from "../../../components/focus-target.ts"
import { useLanguage } from "../../../components/language-context.ts"
import { XIcon } from "../../../components/visitor-icons.tsx"
import type { CategoriesMessages, FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { shortCategoryName } from "../../../text/category-names.ts"
import { formatNumber } from "../../../text/numbers.ts"
import { isNarrowed } from "./arrange-feedback.ts"
import type { FeedbackView } from "./feedback-search.ts"

interface FilterChip {
  readonly key: string
  readonly label: string
  readonly removal: Partial<FeedbackView>
}

const chipsOf = (
  { categories, visibility, status, mark, question }: FeedbackView,
  { visibilityChoices, statusChoices, markChoices }: FeedbackMessages,
  categoriesMessages: CategoriesMessages
): ReadonlyArray<FilterChip> => {
  const chips: Array<FilterChip> = categories.map((category) => ({
    key: category,
    label: shortCategoryName(category, categoriesMessages),
    removal: { categories: categories.filter((each) => each !== category) }
  }))
  if (visibility !== "all")
    chips.push({ key: "visibility", label: visibilityChoices[visibility], removal: { visibility: "all" } })
  if (status !== "all")
    chips.push({ key: "status", label: statusChoices[status], removal: { status: "all" } })
  if (mark !== "all") chips.push({ key: "mark", label: markChoices[mark], removal: { mark: "all" } })
  if (question !== "") chips.push({ key: "question", label: question, removal: { question: "" } })
  return chips
}

interface ActiveFiltersProps {
  readonly view: FeedbackView
  readonly found: number
  readonly total: number
  readonly onChange: (changes: Partial<FeedbackView>) => void
}

export const ActiveFilters = ({ view, found, total, onChange }: ActiveFiltersProps) => {
  const categoriesMessages = useMessages("categories")
  const feedbackMessages = useMessages("feedback")
  const { language } = useLanguage()
  if (!isNarrowed(view)) return null
  return (
    <div className="feedback-active-filters">
      <p className="soft">
        {feedbackMessages.foundOf({
          found: formatNumber(found, language),
          total: formatNumber(total, language)
        })}
      </p>
      <ul>
        {chipsOf(view, feedbackMessages, categoriesMessages).map(({ key, label, removal }) => (
          <li key={key} ref={passFocusOn}>
            <button
              type="button"
              className="feedback-chip"
              aria-label={feedbackMessages.removeFilter({ name: label })}
              onClick={() => onChange(removal)}
            >
              {label}
              <XIcon size="small" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
