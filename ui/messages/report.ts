import type { ReportReason } from "#core/domain/reports/report-reason.ts"

const reasons: Readonly<Record<ReportReason, string>> = {
  imitation: "It imitates somebody",
  unlawful: "It breaks the law",
  other: "Something else"
}

/** The page on which a visitor reports an owner's page. */
export const reportMessages = {
  title: "Report a page",
  about: (link: string) => `You’re reporting the page /${link}.`,
  reader: "Whoever runs this server reads your report. The owner of the page doesn’t see it.",
  reasonLegend: "What is wrong with it?",
  reason: (reason: ReportReason) => reasons[reason],
  words: "Tell us more",
  wordsHint: (limit: number) => `Up to ${limit} characters. Links are fine here.`,
  submit: "Send report",
  anonymous:
    "Anonymous. We keep your words, your reason and the date, and nothing about you. Your report shows up after midnight UTC, " +
    "so that its time tells nobody who wrote it, and is deleted after 90 days.",
  markedHere: "Software on this server marks abusive reports. It hides none.",
  markedElsewhere: (service: string) =>
    `Software on this server marks abusive reports. It hides none. ${service} usually checks them too, and gets only your words.`,
  sentTitle: "Report sent",
  sentText:
    "Thank you. Whoever runs this server sees it after midnight UTC. You won’t get a reply, because nobody knows that it was you.",
  back: "Back to the page"
} as const
