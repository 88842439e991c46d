import { useInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { ReportList } from "#core/contract/report-schemas.ts"
import { Button } from "../../components/button.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { Quote } from "../../components/quote.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { dateWithYear } from "../../text/short-date.ts"
import { CloseDialog, PageName, PortalList } from "./report-parts.tsx"
import { reportsQuery, useCloseReport } from "./report-queries.ts"

type ListedReport = ReportList["reports"][number]

export const Reports = () => {
  const reportsMessages = useMessages("reports")
  const query = useInfiniteQuery(reportsQuery)
  const [closing, setClosing] = useState<ListedReport | null>(null)
  const reports = query.data?.pages.flatMap((page) => page.reports)
  return (
    <>
      <PortalList
        title={reportsMessages.reports}
        about={reportsMessages.about}
        query={query}
        count={reports?.length ?? 0}
        none={reportsMessages.none}
        noneHint={reportsMessages.noneHint}
      >
        {reports?.map((report) => (
          <ReportEntry key={report.id} report={report} onClose={() => setClosing(report)} />
        ))}
      </PortalList>
      {closing !== null && <CloseReport report={closing} onDone={() => setClosing(null)} />}
    </>
  )
}

interface ReportEntryProps {
  readonly report: ListedReport
  readonly onClose: () => void
}

const ReportEntry = ({ report, onClose }: ReportEntryProps) => {
  const reportsMessages = useMessages("reports")
  const { language } = useLanguage()
  const day = dateWithYear(report.day, language)
  return (
    <li className="portal-report">
      <div className="row between wrap">
        <PageName page={report} />
        <time className="soft" dateTime={report.day}>
          {day}
        </time>
      </div>
      <Quote text={report.words ?? reportsMessages.unreadable} />
      <div className="row between wrap">
        <span className="row wrap">
          <span className="pill">{reportsMessages.reasons[report.reason]}</span>
          <span className="pill">{reportsMessages.marks[report.mark ?? "unchecked"]}</span>
        </span>
        <Button
          label={reportsMessages.closeOf({ page: report.name ?? reportsMessages.nameless, day })}
          onClick={onClose}
        >
          {reportsMessages.close}
        </Button>
      </div>
    </li>
  )
}

const CloseReport = ({ report, onDone }: { readonly report: ListedReport; readonly onDone: () => void }) => {
  const reportsMessages = useMessages("reports")
  const close = useCloseReport()
  return (
    <CloseDialog
      title={reportsMessages.closeTitle}
      about={reportsMessages.closeText}
      words={report.words ?? reportsMessages.unreadable}
      busy={close.isPending}
      onConfirm={() => close.mutate(report.id, { onSettled: onDone })}
      onClose={onDone}
    />
  )
}
