import type { Decision } from "#core/domain/moderation/verdict.ts"
import type { ReportReason } from "#core/domain/reports/report-reason.ts"

const reasons: Readonly<Record<ReportReason, string>> = {
  imitation: "Imitates somebody",
  unlawful: "Breaks the law",
  other: "Something else"
}

const marks: Readonly<Record<Decision, string>> = {
  approved: "Guard: nothing found",
  covered: "Guard: unsure",
  rejected: "Guard: abusive"
}

/** The operator's page with reports by visitors and notes that owners show. */
export const reportsMessages = {
  about:
    "Visitors report pages here, without saying who they are. A report shows up after the midnight UTC that follows it, and is deleted after 90 days.",
  reports: "Reported pages",
  none: "No reports",
  noneHint: "Reports show up the day after they’re sent.",
  reason: (reason: ReportReason) => reasons[reason],
  mark: (mark: Decision | null) => (mark === null ? "Guard: not checked yet" : marks[mark]),
  unreadable: "These words can no longer be read.",
  nameless: "Nameless page",
  close: "Close",
  closeOf: (page: string, day: string) => `Close the report of ${page} from ${day}`,
  closeTitle: "Close this report?",
  closeText: "It’s deleted for good, for all operators. The page stays as it is.",
  closed: "Report closed",
  closeFailed: "Couldn’t close this report.",
  more: "Show older ones",
  notes: "Notes that owners show you",
  notesAbout:
    "An owner decided to show you each of these. You read them as they are now, for 90 days or until the owner deletes them. One that its writer takes back stays for up to 30 days more.",
  noNotes: "No notes",
  noNotesHint: "When an owner shows you a note, it appears here.",
  closeNoteOf: (page: string, day: string) => `Close the note that ${page} showed on ${day}`,
  closeNoteTitle: "Close this note?",
  closeNoteText:
    "No operator sees it any more. Its owner keeps it, unless its writer took it back: then it’s deleted for good.",
  noteClosed: "Note closed",
  closeNoteFailed: "Couldn’t close this note.",
  shownOn: (day: string) => `Shown on ${day}`
} as const
