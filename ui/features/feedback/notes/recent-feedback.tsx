import { useLanguage } from "../../../components/language-context.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { shortCategoryName } from "../../../text/category-names.ts"
import "../../../styles/feedback.css"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { CategoryGlyph } from "../../../components/category-glyph.tsx"
import { FailedToLoad } from "../../../components/failed-to-load.tsx"
import { ChevronRightIcon } from "../../../components/icons.tsx"
import { languageOf } from "../../../text/script-language.ts"
import { shortDate } from "../../../text/short-date.ts"
import { NewMark, useLatestFirst } from "../new-feedback/new-feedback-provider.tsx"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { CoveredText } from "./covered-text.tsx"
import { groupFeedback } from "./feedback-groups.ts"
import { NoFeedback } from "./feedback-states.tsx"
import { useNoteDialogs } from "./note-dialogs.tsx"

export const dashboardRows = 5

export const RecentFeedback = () => {
  const dashboardMessages = useMessages("dashboard")
  return (
    <section className="sheet">
      <header className="row between">
        <h2 className="small">{dashboardMessages.recent}</h2>
        <Link className="link" to="/feedback">
          <span>{dashboardMessages.viewAll}</span>
          <ChevronRightIcon size="small" />
        </Link>
      </header>
      <RecentRows />
    </section>
  )
}

const RecentRows = () => {
  const feedback = useQuery(feedbackQuery)
  if (feedback.isPending) return <LinesSkeleton />
  if (feedback.isLoadingError) return <FailedToLoad onRetry={() => feedback.refetch()} />
  return <LatestLines approved={groupFeedback(feedback.data).all} />
}

/** Silent, because the list below announces the loading. */
const LinesSkeleton = () => (
  <ul className="feedback-items feedback-lines" aria-hidden="true">
    {Array.from({ length: dashboardRows }, (_, row) => (
      <li key={row}>
        <span className={row % 2 === 0 ? "skeleton w-90" : "skeleton w-60"} />
      </li>
    ))}
  </ul>
)

const LatestLines = ({ approved }: { readonly approved: FeedbackItems }) => {
  const latest = useLatestFirst(approved)
  const { openDialog, dialog } = useNoteDialogs(latest)
  if (latest.length === 0) return <NoFeedback />
  return (
    <>
      <ul className="feedback-items feedback-lines">
        {latest.slice(0, dashboardRows).map((item) => (
          <LatestLine key={item.id} item={item} onOpen={() => openDialog("detail", item)} />
        ))}
      </ul>
      {dialog}
    </>
  )
}

interface LatestLineProps {
  readonly item: FeedbackItem
  readonly onOpen: () => void
}

const LatestLine = ({ item, onOpen }: LatestLineProps) => {
  const categoriesMessages = useMessages("categories")
  const { language } = useLanguage()
  return (
    <li>
      <NewMark item={item} />
      {item.isCovered ? (
        <p className="read feedback-covered">
          <CoveredText item={item} />
        </p>
      ) : (
        <button type="button" className="read" dir="auto" lang={languageOf(item.content)} onClick={onOpen}>
          {item.content}
        </button>
      )}
      <span className="tag">
        <CategoryGlyph category={item.aiCategory} />
        <span className="visually-hidden">{shortCategoryName(item.aiCategory, categoriesMessages)}</span>
        <time className="soft" dateTime={item.createdAt.slice(0, 10)}>
          {shortDate(item.createdAt, language)}
        </time>
      </span>
    </li>
  )
}
