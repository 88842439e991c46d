import { useInfiniteQuery } from "@tanstack/react-query"
import { useLanguage } from "../../components/language-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { dateWithYear } from "../../text/short-date.ts"
import { OlderEntries, PageName, PortalList, WordsOf } from "./report-parts.tsx"
import { shownNotesQuery } from "./report-queries.ts"

export const ShownNotes = () => {
  const reportsMessages = useMessages("reports")
  const { language } = useLanguage()
  const query = useInfiniteQuery(shownNotesQuery)
  const notes = query.data?.pages.flatMap((page) => page.notes)
  return (
    <>
      <PortalList
        title={reportsMessages.notes}
        about={reportsMessages.notesAbout}
        query={query}
        count={notes?.length ?? 0}
        none={reportsMessages.noNotes}
        noneHint={reportsMessages.noNotesHint}
      >
        {notes?.map((note) => (
          <li key={note.id} className="portal-report">
            <div className="row between wrap">
              <PageName page={note} />
              <time className="soft" dateTime={note.day}>
                {reportsMessages.shownOn({ day: dateWithYear(note.day, language) })}
              </time>
            </div>
            <WordsOf text={note.text} />
          </li>
        ))}
      </PortalList>
      <OlderEntries query={query} />
    </>
  )
}
