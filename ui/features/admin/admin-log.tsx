import { useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { AdminLog as LogPage } from "#core/contract/installation-schemas.ts"
import { Button } from "../../components/button.tsx"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { Sentence } from "../../components/sentence.tsx"
import { SkeletonRows } from "../../components/skeleton.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { actorText, deedText } from "../../text/admin-log-text.ts"
import { dateWithYear } from "../../text/short-date.ts"
import { adminLogQuery } from "./installation-queries.ts"

export const AdminLog = () => {
  const installationMessages = useMessages("installation")
  const [page, setPage] = useState(1)
  const log = useQuery(adminLogQuery(page))
  const section = useRef<HTMLElement>(null)
  const turnTo = (number: number): void => {
    setPage(number)
    section.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={section} className="sheet pad" tabIndex={-1}>
      <h2 className="small">{installationMessages.logTitle}</h2>
      {log.isPending && <SkeletonRows rows={4} lines={[20, 60]} />}
      {log.isLoadingError && <FailedToLoad onRetry={() => void log.refetch()} />}
      {log.data !== undefined && (
        <>
          <LogEntries entries={log.data.entries} />
          {log.data.pages > 1 && <LogPages page={page} pages={log.data.pages} onChoose={turnTo} />}
        </>
      )}
    </section>
  )
}

const LogEntries = ({ entries }: Pick<LogPage, "entries">) => {
  const installationMessages = useMessages("installation")
  const messages = {
    installation: installationMessages,
    badges: useMessages("badges"),
    categories: useMessages("categories")
  }
  const { language } = useLanguage()
  return entries.length === 0 ? (
    <p className="soft">{installationMessages.logEmpty}</p>
  ) : (
    <ul className="portal-log">
      {entries.map(({ on, who, what }, index) => (
        <li key={`${on} ${index}`} className="portal-entry">
          <time className="soft" dateTime={on}>
            {dateWithYear(on, language)}
          </time>
          <span>
            <Sentence
              parts={installationMessages.logEntry({
                who: actorText(who, installationMessages),
                what: deedText(what, messages),
                b: (text) => (
                  <b>
                    <bdi>{text}</bdi>
                  </b>
                )
              })}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface LogPagesProps {
  readonly page: number
  readonly pages: number
  readonly onChoose: (page: number) => void
}

const LogPages = ({ page, pages, onChoose }: LogPagesProps) => {
  const installationMessages = useMessages("installation")
  return (
    <nav className="row between wrap" aria-label={installationMessages.logPages}>
      <Button disabled={page <= 1} onClick={() => onChoose(page - 1)}>
        {installationMessages.newer}
      </Button>
      <span className="soft" role="status">
        {installationMessages.logPage({ page, pages })}
      </span>
      <Button disabled={page >= pages} onClick={() => onChoose(page + 1)}>
        {installationMessages.older}
      </Button>
    </nav>
  )
}
