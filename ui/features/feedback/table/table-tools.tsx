import { useMessages } from "../../../messages/messages-context.ts"
import "../../../styles/feedback-tools.css"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useId, useMemo, useRef, useState } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { countFilters } from "../filters/arrange-feedback.ts"
import type { FeedbackTab } from "../filters/feedback-search.ts"
import { emptyFilters, FiltersPanel, type PanelFilters } from "../filters/filters-panel.tsx"
import type { ViewControls } from "../filters/use-feedback-view.ts"
import { SearchIcon, SlidersIcon } from "../notes/feedback-icons.tsx"
import { feedbackQuery } from "../queries/feedback-queries.ts"

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
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const { data: items } = useQuery(feedbackQuery)
  const questions = useMemo(() => countQuestions(items ?? [], view.question), [items, view.question])
  const count = countFilters(view)
  const tools = useRef<HTMLDivElement>(null)
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    const closeFromOutside = ({ target }: Event): void => {
      if (target instanceof Node && tools.current?.contains(target) !== true) setOpen(false)
    }
    const closeByKey = ({ key, target, isComposing }: KeyboardEvent): void => {
      // In a search with text, Escape clears the text first.
      const isInSearch = target instanceof HTMLInputElement && target.type === "search" && target.value !== ""
      if (key !== "Escape" || isComposing || isInSearch) return
      setOpen(false)
      opener.current?.focus()
    }
    const closed = new AbortController()
    document.addEventListener("pointerdown", closeFromOutside, closed)
    document.addEventListener("focusin", closeFromOutside, closed)
    document.addEventListener("keydown", closeByKey, closed)
    return () => closed.abort()
  }, [isOpen])
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
          onClick={() => setOpen(!isOpen)}
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
