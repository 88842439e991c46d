import type { ReactNode } from "react"
import { EmptyState } from "../../../components/empty-state.tsx"
import { passFocusOn } from "../../../components/focus-target.ts"
import { useMessages } from "../../../messages/messages-context.ts"

const skeletonRows = [
  ["first", "w-90"],
  ["second", "w-60"],
  ["third", "w-90"],
  ["fourth", "w-40"],
  ["fifth", "w-90"]
] as const

export const TableSkeleton = () => {
  const feedbackMessages = useMessages("feedback")
  return (
    <div className="feedback-table-skeleton" aria-busy="true">
      <p className="soft" role="status">
        {feedbackMessages.loading}
      </p>
      {skeletonRows.map(([row, width]) => (
        <div key={row} aria-hidden="true">
          <span className={`skeleton ${width}`} />
          <span className="skeleton w-20" />
        </div>
      ))}
    </div>
  )
}

interface NothingFoundProps {
  readonly isNarrowed: boolean
  readonly onClear: () => void
  readonly emptyText: string
  readonly whenNew: ReactNode
}

export const NothingFound = ({ isNarrowed, onClear, emptyText, whenNew }: NothingFoundProps) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <EmptyState
      title={feedbackMessages.noneFound}
      text={isNarrowed ? feedbackMessages.emptyFiltered : emptyText}
      warm={!isNarrowed}
    >
      {isNarrowed ? (
        <button ref={passFocusOn} type="button" className="button" onClick={onClear}>
          {feedbackMessages.clearAll}
        </button>
      ) : (
        whenNew
      )}
    </EmptyState>
  )
}
