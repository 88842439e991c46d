import { useMessages } from "../../../messages/messages-context.ts"
import "../../../styles/feedback-table.css"
import { type ReactNode, useMemo } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { BulkBar } from "../bulk/bulk-bar.tsx"
import { type BulkProgress, useBulkActions } from "../bulk/use-bulk-actions.ts"
import { ActiveFilters } from "../filters/active-filters.tsx"
import { isNarrowed } from "../filters/arrange-feedback.ts"
import { emptyFilters } from "../filters/filters-panel.tsx"
import type { ViewControls } from "../filters/use-feedback-view.ts"
import type { MarksById } from "../marks/marks.ts"
import { isLimitReached } from "../notes/public-limit.ts"
import { FeedbackTable } from "./feedback-table.tsx"
import { PageControls } from "./page-controls.tsx"
import { ResultsAnnouncement } from "./results-announcement.tsx"
import { NothingFound } from "./table-states.tsx"
import type { ArrangedFeedback } from "./use-arranged.ts"
import { useFollowShown } from "./use-follow-shown.ts"
import { type ResultsBar, useResultsFocus } from "./use-results-focus.ts"
import { useRowActions } from "./use-row-actions.ts"
import { useSelection } from "./use-selection.ts"

interface FeedbackResultsProps {
  readonly arranged: ArrangedFeedback
  readonly controls: ViewControls
  readonly publicCount: number
  readonly total: number
  readonly marks: MarksById
  readonly emptyText: string
  /** An action below `emptyText`, for a hive without any note. */
  readonly whenNew: ReactNode
}

const barOf = (chosen: FeedbackItems, progress: BulkProgress | null): ResultsBar => {
  if (progress !== null) return "progress"
  return chosen.length > 0 ? "choices" : "none"
}

export const FeedbackResults = ({ arranged, controls, ...props }: FeedbackResultsProps) => {
  const feedbackMessages = useMessages("feedback")
  const { view, change } = controls
  const { items, page } = arranged
  const selection = useSelection()
  const rows = useRowActions(page.items)
  const chosen = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection.ids])
  const bulk = useBulkActions((ids) => selection.select(ids, false))
  const bar = barOf(chosen, bulk.progress)
  const focus = useResultsFocus(bar)
  const onShow = useFollowShown({
    items,
    page,
    size: view.size,
    results: focus.results,
    onPage: (number) => change({ page: number })
  })
  return (
    <>
      <ResultsAnnouncement page={page} chosen={chosen.length} />
      <ActiveFilters view={view} found={items.length} total={props.total} onChange={change} />
      {view.tab === "rejected" && items.length > 0 && (
        <p className="soft feedback-about-rejected">{feedbackMessages.aboutRejected}</p>
      )}
      <div ref={focus.results} className="feedback-found" tabIndex={-1}>
        <Found
          {...props}
          arranged={arranged}
          controls={controls}
          selection={selection}
          rows={rows}
          onShow={onShow}
        />
      </div>
      {items.length > 0 && (
        <PageControls
          page={page}
          size={view.size}
          onPage={(number) => {
            change({ page: number })
            focus.toTop()
          }}
          onSize={(size) => change({ size })}
        />
      )}
      {bar !== "none" && (
        <BulkBar
          count={chosen.length}
          onlyDelete={view.tab === "rejected"}
          progress={bulk.progress}
          onAct={(action) => bulk.start(action, chosen)}
          onStop={bulk.stop}
          onClear={selection.clear}
        />
      )}
      {rows.dialog}
    </>
  )
}

interface FoundResultsProps extends FeedbackResultsProps {
  readonly selection: ReturnType<typeof useSelection>
  readonly rows: ReturnType<typeof useRowActions>
  readonly onShow: (id: string) => void
}

const Found = ({ arranged: { items, page }, controls: { view, change }, ...props }: FoundResultsProps) => {
  const { publicCount, marks, emptyText, whenNew, selection, rows, onShow } = props
  if (items.length === 0) {
    return (
      <NothingFound
        isNarrowed={isNarrowed(view)}
        onClear={() => change({ ...emptyFilters, finding: null, text: "" })}
        emptyText={emptyText}
        whenNew={whenNew}
      />
    )
  }
  return (
    <FeedbackTable
      page={page}
      sorting={view}
      isAtLimit={isLimitReached(publicCount)}
      marks={marks}
      selectedIds={selection.ids}
      onSort={change}
      onSelect={selection.selectOne}
      onSelectPage={(isOn) =>
        selection.select(
          page.items.map(({ id }) => id),
          isOn
        )
      }
      onShow={onShow}
      onTurn={rows.onTurn}
      onMark={rows.onMark}
      openDialog={rows.openDialog}
    />
  )
}
