import "../styles/feedback.css"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { publicLimit } from "#core/hives/hive-rules.ts"
import { PageTitle } from "../app/page-title.tsx"
import { Button } from "../components/button.tsx"
import { FailedToLoad } from "../components/failed-to-load.tsx"
import { Slots } from "../components/slots.tsx"
import { Tabs } from "../components/tabs.tsx"
import { type Groups, groupFeedback } from "../features/feedback/feedback-groups.ts"
import { FeedbackList } from "../features/feedback/feedback-list.tsx"
import { feedbackQuery } from "../features/feedback/feedback-queries.ts"
import { FeedbackSkeleton, NoFeedback } from "../features/feedback/feedback-states.tsx"
import { dashboardMessages } from "../messages/dashboard.ts"
import { feedbackMessages } from "../messages/feedback.ts"
import { formatNumber } from "../text/numbers.ts"

type Tab = "all" | "public" | "filtered"

const tabLabels = [
  ["all", feedbackMessages.tabTotal],
  ["public", feedbackMessages.tabPublic],
  ["filtered", feedbackMessages.tabRejected]
] as const

const none: Readonly<Record<Tab, string>> = {
  all: feedbackMessages.empty,
  public: feedbackMessages.nonePublic,
  filtered: feedbackMessages.noneFiltered
}

export const FeedbackPage = () => {
  const feedback = useQuery(feedbackQuery)
  const [selected, setSelected] = useState<Tab>("all")
  const groups = groupFeedback(feedback.data ?? [])
  return (
    <>
      <PageTitle page={feedbackMessages.title} />
      <h1>{feedbackMessages.title}</h1>
      <Sums groups={groups} />
      <section className="sheet">
        <Tabs
          label={feedbackMessages.title}
          tabs={tabLabels.map(([id, label]) => ({ id, label, count: groups[id].length }))}
          selected={selected}
          panelId="feedback"
          onSelect={setSelected}
        />
        <div role="tabpanel" id="feedback" aria-labelledby={`feedback-${selected}`}>
          {feedback.isPending && <FeedbackSkeleton />}
          {feedback.isError && <FailedToLoad onRetry={() => feedback.refetch()} />}
          {feedback.isSuccess && <Rows key={selected} groups={groups} selected={selected} />}
        </div>
      </section>
    </>
  )
}

const Sums = ({ groups }: { readonly groups: Groups }) => (
  <dl className="sheet sums">
    <div>
      <dt className="soft">{feedbackMessages.totalCard}</dt>
      <dd>{formatNumber(groups.all.length)}</dd>
    </div>
    <div>
      <dt className="soft">{feedbackMessages.publicCard}</dt>
      <dd>
        {groups.public.length} <Slots used={groups.public.length} limit={publicLimit} />
      </dd>
    </div>
    <div>
      <dt className="soft">{feedbackMessages.rejectedCard}</dt>
      <dd>{formatNumber(groups.filtered.length)}</dd>
    </div>
  </dl>
)

/** The first page size (spec section 9); more on request. */
const rowsAtOnce = 25

const Rows = ({ groups, selected }: { readonly groups: Groups; readonly selected: Tab }) => {
  const [shown, setShown] = useState(rowsAtOnce)
  const items = groups[selected]
  if (items.length === 0) return <NoFeedback text={none[selected]} />
  return (
    <>
      <FeedbackList items={items.slice(0, shown)} publicCount={groups.public.length} canDelete />
      {items.length > shown && (
        <p className="more">
          <Button kind="ghost" onClick={() => setShown(shown + rowsAtOnce)}>
            {dashboardMessages.viewMore}
          </Button>
        </p>
      )}
    </>
  )
}
