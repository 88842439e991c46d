import { type FormEvent, useState } from "react"
import { type Category, categories } from "#core/domain/categories/category.ts"
import { Button } from "../../../components/button.tsx"
import { CategoryGlyph } from "../../../components/category-glyph.tsx"
import { Checkbox } from "../../../components/checkbox.tsx"
import { Field } from "../../../components/field.tsx"
import { useLanguage } from "../../../components/language-context.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { shortCategoryName } from "../../../text/category-names.ts"
import { formatNumber } from "../../../text/numbers.ts"
import { type FeedbackView, markChoices, plainView, statuses, visibilities } from "./feedback-search.ts"
import { Segments } from "./segments.tsx"

export type PanelFilters = Pick<FeedbackView, "categories" | "visibility" | "status" | "mark" | "question">

interface FiltersPanelProps {
  readonly id: string
  readonly filters: PanelFilters
  readonly questions: ReadonlyMap<string, number>
  readonly onApply: (filters: PanelFilters) => void
  readonly onReset: () => void
}

/** Picks the filters only, because the rest of the view may change while the panel is open. */
const filtersOf = ({
  categories: chosen,
  visibility,
  status,
  mark,
  question
}: PanelFilters): PanelFilters => ({
  categories: chosen,
  visibility,
  status,
  mark,
  question
})

export const emptyFilters: PanelFilters = filtersOf(plainView)

export const FiltersPanel = ({ id, filters, questions, onApply, onReset }: FiltersPanelProps) => {
  const feedbackMessages = useMessages("feedback")
  const { language } = useLanguage()
  const [draft, setDraft] = useState(() => filtersOf(filters))
  const change = (changes: Partial<PanelFilters>): void => setDraft({ ...draft, ...changes })
  const apply = (event: FormEvent): void => {
    event.preventDefault()
    onApply(draft)
  }
  const reset = (): void => {
    setDraft(emptyFilters)
    onReset()
  }
  return (
    <form id={id} className="feedback-filters" aria-label={feedbackMessages.filters} onSubmit={apply}>
      <Categories chosen={draft.categories} onChoose={(chosen) => change({ categories: chosen })} />
      <div className="feedback-filters-choices">
        <Segments
          label={feedbackMessages.visibility}
          choices={visibilities.map((each) => [each, feedbackMessages.visibilityChoices[each]] as const)}
          chosen={draft.visibility}
          onChoose={(visibility) => change({ visibility })}
        />
        <Segments
          label={feedbackMessages.status}
          choices={statuses.map((each) => [each, feedbackMessages.statusChoices[each]] as const)}
          chosen={draft.status}
          onChoose={(status) => change({ status })}
        />
        <Segments
          label={feedbackMessages.marks}
          choices={markChoices.map((each) => [each, feedbackMessages.markChoices[each]] as const)}
          chosen={draft.mark}
          onChoose={(mark) => change({ mark })}
        />
        {questions.size > 0 && (
          <Field label={feedbackMessages.question}>
            {(control) => (
              <select
                {...control}
                value={draft.question}
                onChange={(event) => change({ question: event.target.value })}
              >
                <option value="">{feedbackMessages.allQuestions}</option>
                {Array.from(questions, ([question, count]) => (
                  <option key={question} value={question}>
                    {feedbackMessages.questionChoice({ question, count: formatNumber(count, language) })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <div className="feedback-filters-foot">
        <Button kind="ghost" onClick={reset}>
          {feedbackMessages.reset}
        </Button>
        <Button kind="primary" type="submit">
          {feedbackMessages.apply}
        </Button>
      </div>
    </form>
  )
}

interface CategoriesProps {
  readonly chosen: ReadonlyArray<Category>
  readonly onChoose: (chosen: ReadonlyArray<Category>) => void
}

const Categories = ({ chosen, onChoose }: CategoriesProps) => {
  const categoriesMessages = useMessages("categories")
  const feedbackMessages = useMessages("feedback")
  return (
    <fieldset>
      <legend>{feedbackMessages.category}</legend>
      <div className="feedback-filters-categories">
        {categories.map((category) => (
          <Checkbox
            key={category}
            label={
              <span className="tag">
                <CategoryGlyph category={category} />
                {shortCategoryName(category, categoriesMessages)}
              </span>
            }
            checked={chosen.includes(category)}
            onChange={(isOn) =>
              onChoose(categories.filter((each) => (each === category ? isOn : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
