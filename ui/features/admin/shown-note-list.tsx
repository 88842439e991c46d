import { useInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { ShownNoteList } from "#core/contract/report-schemas.ts"
import { Button } from "../../components/button.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { Quote } from "../../components/quote.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { dateWithYear } from "../../text/short-date.ts"
import { CloseDialog, PageName, PortalList } from "./report-parts.tsx"
import { shownNotesQuery, useCloseShownNote } from "./report-queries.ts"

type ListedShownNote = ShownNoteList["notes"][number]

export const ShownNotes = () => {
  const reportsMessages = useMessages("reports")
  const query = useInfiniteQuery(shownNotesQuery)
  const [closing, setClosing] = useState<ListedShownNote | null>(null)
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
          <NoteEntry key={note.id} note={note} onClose={() => setClosing(note)} />
        ))}
      </PortalList>
      {closing !== null && <CloseNote note={closing} onDone={() => setClosing(null)} />}
    </>
  )
}

const NoteEntry = ({ note, onClose }: { readonly note: ListedShownNote; readonly onClose: () => void }) => {
  const reportsMessages = useMessages("reports")
  const { language } = useLanguage()
  const day = dateWithYear(note.day, language)
  return (
    <li className="portal-report">
      <div className="row between wrap">
        <PageName page={note} />
        <time className="soft" dateTime={note.day}>
          {reportsMessages.shownOn({ day })}
        </time>
      </div>
      <div className="row between wrap">
        <Quote text={note.text} />
        <Button
          label={reportsMessages.closeNoteOf({ page: note.name ?? reportsMessages.nameless, day })}
          onClick={onClose}
        >
          {reportsMessages.close}
        </Button>
      </div>
    </li>
  )
}

const CloseNote = ({ note, onDone }: { readonly note: ListedShownNote; readonly onDone: () => void }) => {
  const reportsMessages = useMessages("reports")
  const close = useCloseShownNote()
  return (
    <CloseDialog
      title={reportsMessages.closeNoteTitle}
      about={reportsMessages.closeNoteText}
      words={note.text}
      busy={close.isPending}
      onConfirm={() => close.mutate(note.id, { onSettled: onDone })}
      onClose={onDone}
    />
  )
}
