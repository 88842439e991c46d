import { type ReactNode, useId } from "react"
import type { ReportList } from "#core/contract/report-schemas.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { Quote } from "../../components/quote.tsx"
import { SkeletonRows } from "../../components/skeleton.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { MoreEntries, type PagedQuery } from "./more-entries.tsx"

interface ListQuery extends PagedQuery {
  readonly isPending: boolean
  readonly isLoadingError: boolean
  readonly refetch: () => unknown
}

interface PortalListProps {
  readonly title: string
  readonly about: string
  readonly query: ListQuery
  readonly count: number
  readonly none: string
  readonly noneHint: string
  readonly children: ReactNode
}

export const PortalList = ({ title, about, ...props }: PortalListProps) => {
  const id = useId()
  return (
    <section className="sheet pad portal-panel portal-reports" aria-labelledby={id}>
      <h2 id={id} className="small">
        {title}
      </h2>
      <p className="soft">{about}</p>
      <ListContent {...props} />
    </section>
  )
}

const ListContent = ({
  query,
  count,
  none,
  noneHint,
  children
}: Omit<PortalListProps, "title" | "about">) => {
  const reportsMessages = useMessages("reports")
  if (query.isPending) return <SkeletonRows rows={3} lines={[40, 90]} />
  if (query.isLoadingError) return <FailedToLoad onRetry={query.refetch} />
  if (count === 0 && !query.hasNextPage) return <EmptyState title={none} text={noneHint} />
  return (
    <ul>
      {children}
      <MoreEntries query={query} label={reportsMessages.more} />
    </ul>
  )
}

export const PageName = ({
  page
}: {
  readonly page: Pick<ReportList["reports"][number], "name" | "link">
}) => {
  const reportsMessages = useMessages("reports")
  const name = <bdi>{page.name ?? reportsMessages.nameless}</bdi>
  if (page.link === null) return <b>{name}</b>
  return (
    <a className="link" href={`/${page.link}`} target="_blank" rel="noopener noreferrer">
      {name} <span className="soft">/{page.link}</span>
    </a>
  )
}

interface CloseDialogProps {
  readonly title: string
  readonly about: string
  readonly words: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export const CloseDialog = ({ about, words, ...dialog }: CloseDialogProps) => {
  const reportsMessages = useMessages("reports")
  return (
    <ConfirmDialog {...dialog} action={reportsMessages.close} danger>
      <p>{about}</p>
      <Quote text={words} />
    </ConfirmDialog>
  )
}
