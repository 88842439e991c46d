import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import "../../../styles/feedback.css"
import { type UseQueryResult, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { maxPublicItems } from "#core/domain/hives/hive-rules.ts"
import { FailedToLoad } from "../../../components/failed-to-load.tsx"
import { ChevronRightIcon } from "../../../components/icons.tsx"
import { Slots } from "../../../components/slots.tsx"
import { Tabs } from "../../../components/tabs.tsx"
import { useLatestFirst } from "../new-feedback/new-feedback-provider.tsx"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { type FeedbackGroup, type Groups, groupFeedback } from "./feedback-groups.ts"
import { FeedbackList } from "./feedback-list.tsx"
import { FeedbackSkeleton, NoFeedback } from "./feedback-states.tsx"
import { dashboardRows } from "./recent-feedback.tsx"

const tabLabelsOf = (feedbackMessages: FeedbackMessages) =>
  [
    ["all", feedbackMessages.tabAll],
    ["private", feedbackMessages.tabPrivate],
    ["public", feedbackMessages.tabPublic],
    ["filtered", feedbackMessages.tabFiltered]
  ] as const

const emptyGroupTextsOf = (feedbackMessages: FeedbackMessages): Readonly<Record<FeedbackGroup, string>> => ({
  all: feedbackMessages.empty,
  private: feedbackMessages.nonePrivate,
  public: feedbackMessages.nonePublic,
  filtered: feedbackMessages.noneFiltered
})

const restOfGroup = {
  all: {},
  private: { visibility: "private" },
  public: { tab: "public" },
  filtered: { tab: "rejected" }
} as const

export const ManageFeedback = () => {
  const feedbackMessages = useMessages("feedback")
  const commonMessages = useMessages("common")
  const feedback = useQuery(feedbackQuery)
  const groups = groupFeedback(feedback.data ?? [])
  return (
    <section className="sheet feedback-manage">
      <header className="row between wrap">
        <h2 className="small">{feedbackMessages.manage}</h2>
        {groups.all.length > 0 && (
          <span className="row soft feedback-slots-line">
            <Slots used={groups.public.length} limit={maxPublicItems} />
            {commonMessages.publicSlots({ count: groups.public.length, limit: maxPublicItems })}
          </span>
        )}
      </header>
      <ManagedGroups feedback={feedback} groups={groups} />
    </section>
  )
}

interface ManagedGroupsProps {
  readonly feedback: UseQueryResult<FeedbackItems>
  readonly groups: Groups
}

const ManagedGroups = ({ feedback, groups }: ManagedGroupsProps) => {
  const feedbackMessages = useMessages("feedback")
  const [selected, setSelected] = useState<FeedbackGroup>("private")
  const tabs = tabLabelsOf(feedbackMessages).map(([id, label]) => ({
    id,
    label,
    count: feedback.data === undefined ? feedbackMessages.notKnown : groups[id].length
  }))
  return (
    <>
      <Tabs
        label={feedbackMessages.manage}
        tabs={tabs}
        selected={selected}
        panelId="managed"
        onSelect={setSelected}
      />
      <div role="tabpanel" id="managed" aria-labelledby={`managed-${selected}`}>
        {feedback.isPending && <FeedbackSkeleton />}
        {feedback.isLoadingError && <FailedToLoad onRetry={() => feedback.refetch()} />}
        {feedback.data !== undefined && <GroupRows groups={groups} selected={selected} />}
      </div>
    </>
  )
}

/** Without any items the link probably isn't shared yet, so the text differs. */
const textForNone = (groups: Groups, selected: FeedbackGroup, feedbackMessages: FeedbackMessages): string =>
  selected === "filtered" || groups.all.length > 0
    ? emptyGroupTextsOf(feedbackMessages)[selected]
    : emptyGroupTextsOf(feedbackMessages).all

/** The first items are in Recent Feedback already, so they come last here. */
const useOthersFirst = (items: FeedbackItems, approved: FeedbackItems): FeedbackItems => {
  const recent = new Set(useLatestFirst(approved).slice(0, dashboardRows))
  return [...items.filter((item) => !recent.has(item)), ...items.filter((item) => recent.has(item))]
}

const GroupRows = ({ groups, selected }: { readonly groups: Groups; readonly selected: FeedbackGroup }) => {
  const feedbackMessages = useMessages("feedback")
  const dashboardMessages = useMessages("dashboard")
  const items = useOthersFirst(groups[selected], groups.all)
  const isNew = groups.all.length + groups.filtered.length === 0
  if (isNew) return <p className="soft feedback-nothing-yet">{feedbackMessages.nothingYet}</p>
  if (items.length === 0) return <NoFeedback text={textForNone(groups, selected, feedbackMessages)} />
  return (
    <>
      {selected === "filtered" && (
        <p className="soft feedback-about-rejected">{feedbackMessages.aboutRejected}</p>
      )}
      <FeedbackList items={items.slice(0, dashboardRows)} publicCount={groups.public.length} />
      {items.length > dashboardRows && (
        <p className="feedback-more">
          <Link className="link" to="/feedback" search={restOfGroup[selected]}>
            {dashboardMessages.viewMore}
            <ChevronRightIcon size="small" />
          </Link>
        </p>
      )}
    </>
  )
}
