import { useMessages } from "../../../messages/messages-context.ts"
import "../../../styles/feedback-tools.css"
import { useQuery } from "@tanstack/react-query"
import { useId, useMemo } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { countFilters } from "../filters/arrange-feedback.ts"
import type { FeedbackTab } from "../filters/feedback-search.ts"
import { emptyFilters, FiltersPanel, type PanelFilters } from "../filters/filters-panel.tsx"
import type { ViewControls } from "../filters/use-feedback-view.ts"
import { SearchIcon, SlidersIcon } from "../notes/feedback-icons.tsx"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { useFiltersPanel } from "./use-filters-panel.ts"

const tabFor = (status: PanelFilters["status"], tab: FeedbackTab): FeedbackTab => {
  if (status === "rejected") return "rejected"
  return status === "approved" && tab === "rejected" ? "total" : tab
}

const SearchBox = ({ text, onType }: { readonly text: string; readonly onType: (text: string) => void }) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <label className="feedback-search grow">
      <span className="visually-hidden">{feedbackMessages.search}</span>
      <SearchIcon />
      <input
        type="search"
        className="input"
        placeholder={feedbackMessages.search}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  )
}

/** With the chosen one, whose notes may all be gone. */
const countQuestions = (items: FeedbackItems, chosen: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { question } of items) {
    if (question !== null) counts.set(question, (counts.get(question) ?? 0) + 1)
  }
  if (chosen !== "" && !counts.has(chosen)) counts.set(chosen, 0)
  return counts
}

export const TableTools = ({ view, change, type }: ViewControls) => {
  const feedbackMessages = useMessages("feedback")
  const { isOpen, opener, tools, close, toggle } = useFiltersPanel()
  const panelId = useId()
  const { data: items } = useQuery(feedbackQuery)
  const questions = useMemo(() => countQuestions(items ?? [], view.question), [items, view.question])
  const count = countFilters(view)
  const apply = (filters: PanelFilters): void => {
    change({ ...filters, tab: tabFor(filters.status, view.tab) })
    close()
  }
  return (
    <div ref={tools} className="feedback-find-place">
      <search className="feedback-find" aria-label={feedbackMessages.tools}>
        <SearchBox text={view.text} onType={type} />
        <button
          ref={opener}
          type="button"
          className="button feedback-filters-opener"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={toggle}
        >
          <SlidersIcon />
          <span>{feedbackMessages.filters}</span>
          {count > 0 && (
            <span className="pill honey">
              <span aria-hidden="true">{count}</span>
              <span className="visually-hidden">{feedbackMessages.activeFilters({ count })}</span>
            </span>
          )}
        </button>
      </search>
      {isOpen && (
        <FiltersPanel
          id={panelId}
          filters={view}
          questions={questions}
          onApply={apply}
          onReset={() => change(emptyFilters)}
        />
      )}
    </div>
  )
}
