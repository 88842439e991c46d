import type { FeedbackMessages } from "../messages/generated/catalogue.ts"
import { useMessages } from "../messages/messages-context.ts"
import "../styles/feedback-page.css"
import { type UseQueryResult, useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { useOwner } from "../app/owner-context.ts"
import { availabilityOf } from "../app/page-availability.ts"
import { PageTitle } from "../app/page-title.tsx"
import { publicOrigin } from "../app/public-url.ts"
import { FailedToLoad } from "../components/failed-to-load.tsx"
import { Tabs } from "../components/tabs.tsx"
import { settingsQuery } from "../features/account-settings/settings-query.ts"
import { ExportButton } from "../features/feedback/export/export-button.tsx"
import { useFeedbackView, type ViewControls } from "../features/feedback/filters/use-feedback-view.ts"
import { type MarksById, useMarks } from "../features/feedback/marks/marks.ts"
import { type Groups, groupFeedback } from "../features/feedback/notes/feedback-groups.ts"
import { FeedbackSums } from "../features/feedback/notes/feedback-sums.tsx"
import { feedbackQuery } from "../features/feedback/queries/feedback-queries.ts"
import { FeedbackResults } from "../features/feedback/table/feedback-results.tsx"
import { TableSkeleton } from "../features/feedback/table/table-states.tsx"
import { TableTools } from "../features/feedback/table/table-tools.tsx"
import { type ArrangedFeedback, useArranged } from "../features/feedback/table/use-arranged.ts"
import { FindingBar } from "../features/insights/finding-bar.tsx"
import { QuestionInsight } from "../features/insights/question-insight.tsx"
import { type ShownFinding, useFinding } from "../features/insights/use-finding.ts"
import { CopyLinkButton } from "../features/links/copy-link-button.tsx"
import { publicUrlOf } from "../features/links/share-urls.ts"
import { useCatchUp } from "./use-catch-up.ts"

const tabsOf = (groups: Groups | null, feedbackMessages: FeedbackMessages) =>
  [
    { id: "total", label: feedbackMessages.tabTotal, count: groups?.all.length ?? null },
    { id: "public", label: feedbackMessages.tabPublic, count: groups?.public.length ?? null },
    { id: "rejected", label: feedbackMessages.tabRejected, count: groups?.filtered.length ?? null }
  ] as const

const groupOf = { total: "all", public: "public", rejected: "filtered" } as const

const emptyTabTextOf = (
  tab: keyof typeof groupOf,
  { all, filtered }: Groups,
  feedbackMessages: FeedbackMessages
): string | null => {
  if (tab === "total" || all.length + filtered.length === 0) return null
  return tab === "public" ? feedbackMessages.nonePublic : feedbackMessages.noneFiltered
}

const emptyItems: FeedbackItems = []
const emptyMarksById: MarksById = new Map()

export const FeedbackPage = () => {
  const feedbackMessages = useMessages("feedback")
  const feedback = useQuery(feedbackQuery)
  const items = feedback.data ?? emptyItems
  const groups = useMemo(() => groupFeedback(items), [items])
  const known = feedback.data === undefined ? null : groups
  const controls = useFeedbackView()
  const finding = useFinding(controls.view.finding)
  const marks = useMarks()
  const arranged = useArranged(items, controls.view, finding.ids, marks.data ?? emptyMarksById)
  useCatchUp(finding.ids, feedback.data)
  return (
    <div className="feedback-page">
      <PageTitle page={feedbackMessages.title} />
      <header className="row between">
        <h1>{feedbackMessages.title}</h1>
        <ExportButton items={arranged.items} />
      </header>
      <FeedbackSums groups={known} isLoading={feedback.isPending} />
      <section className="sheet">
        <div className="feedback-tools">
          <Tabs
            label={feedbackMessages.title}
            tabs={tabsOf(known, feedbackMessages)}
            selected={controls.view.tab}
            panelId="feedback"
            onSelect={(tab) => controls.change({ tab })}
          />
          <TableTools {...controls} />
        </div>
        <div role="tabpanel" id="feedback" aria-labelledby={`feedback-${controls.view.tab}`} tabIndex={-1}>
          <ShownFindingBar controls={controls} state={finding.state} />
          {controls.view.question !== "" && <QuestionInsight question={controls.view.question} />}
          <Results
            feedback={feedback}
            marks={marks}
            finding={finding}
            arranged={arranged}
            controls={controls}
            groups={groups}
          />
        </div>
      </section>
    </div>
  )
}

interface ShownFindingBarProps {
  readonly controls: ViewControls
  readonly state: ShownFinding["state"]
}

const ShownFindingBar = ({ controls: { view, change }, state }: ShownFindingBarProps) => {
  if (view.finding === null) return null
  const showAll = (): void => change({ finding: null })
  return <FindingBar finding={view.finding} isGone={state === "gone"} onShowAll={showAll} />
}

interface ResultsProps {
  readonly feedback: UseQueryResult<FeedbackItems>
  readonly marks: UseQueryResult<MarksById>
  readonly finding: ShownFinding
  readonly arranged: ArrangedFeedback
  readonly controls: ViewControls
  readonly groups: Groups
}

const Results = ({ feedback, marks, finding, arranged, controls, groups }: ResultsProps) => {
  const feedbackMessages = useMessages("feedback")
  const accountRightsMessages = useMessages("accountRights")
  const isClosed = availabilityOf(useQuery(settingsQuery).data) === "closed"
  const needsMarks = controls.view.mark !== "all" && marks.data === undefined
  if (feedback.isPending || finding.state === "loading") return <TableSkeleton />
  if (needsMarks && marks.isPending) return <TableSkeleton />
  if (needsMarks) return <FailedToLoad onRetry={() => marks.refetch()} />
  if (finding.state === "failed") return <FailedToLoad onRetry={finding.retry} />
  // If only a refetch failed, the page still shows the known list.
  if (feedback.data === undefined) return <FailedToLoad onRetry={() => feedback.refetch()} />
  const emptyTabText = emptyTabTextOf(controls.view.tab, groups, feedbackMessages)
  const textForNew = isClosed ? accountRightsMessages.isClosed : feedbackMessages.empty
  return (
    <FeedbackResults
      arranged={arranged}
      controls={controls}
      publicCount={groups.public.length}
      total={groups[groupOf[controls.view.tab]].length}
      marks={marks.data ?? emptyMarksById}
      emptyText={emptyTabText ?? textForNew}
      whenNew={emptyTabText === null && <CopyOwnLink />}
    />
  )
}

const CopyOwnLink = () => {
  const { feedbackLink } = useOwner()
  const availability = availabilityOf(useQuery(settingsQuery).data)
  if (feedbackLink === null || availability === "closed") return null
  return (
    <CopyLinkButton
      url={publicUrlOf(feedbackLink, publicOrigin())}
      isPrimary={availability === "open"}
      takesFocus={false}
    />
  )
}
