import "../../../styles/feedback.css"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { FailedToLoad } from "../../../components/failed-to-load.tsx"
import { ChevronRightIcon } from "../../../components/icons.tsx"
import { dashboardMessages } from "../../../messages/dashboard.ts"
import { useLatestFirst } from "../news/news-provider.tsx"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { type Groups, groupFeedback } from "./feedback-groups.ts"
import { FeedbackList } from "./feedback-list.tsx"
import { FeedbackSkeleton, NoFeedback } from "./feedback-states.tsx"

/** Dashboard lists show 5 items (spec section 9). */
export const dashboardRows = 5

interface RecentFeedbackProps {
  /** What stands there before the first feedback. */
  readonly whenNew: ReactNode
}

export const RecentFeedback = ({ whenNew }: RecentFeedbackProps) => (
  <section className="sheet">
    <header className="row between">
      <h2 className="small">{dashboardMessages.recent}</h2>
      <Link className="link" to="/feedback">
        <span className="text">{dashboardMessages.viewAll}</span>
        <ChevronRightIcon size="small" />
      </Link>
    </header>
    <RecentRows whenNew={whenNew} />
  </section>
)

const RecentRows = ({ whenNew }: RecentFeedbackProps) => {
  const feedback = useQuery(feedbackQuery)
  if (feedback.isPending) return <FeedbackSkeleton />
  if (feedback.isLoadingError) return <FailedToLoad onRetry={() => feedback.refetch()} />
  if (feedback.data.length === 0) return whenNew
  return <LatestRows groups={groupFeedback(feedback.data)} />
}

const LatestRows = ({ groups }: { readonly groups: Groups }) => {
  const latest = useLatestFirst(groups.all)
  if (latest.length === 0) return <NoFeedback />
  return <FeedbackList items={latest.slice(0, dashboardRows)} publicCount={groups.public.length} />
}
