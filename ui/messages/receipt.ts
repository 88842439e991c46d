/** After sending. The page that looks a code up has texts of its own (`receipt-page.ts`). */
export const receiptMessages = {
  ask: "Want to hear back?",
  about: "With this code you can look up what became of your note, or take it back. It’s shown only now.",
  warning: "Keep it to yourself: it proves that you wrote the note.",
  lookUp: "Where to enter it",
  copy: "Copy",
  copied: "Code copied",
  notCopied: "Couldn’t copy the code. Please write it down.",
  print: "Print",
  /** Leads to the page that looks codes up. */
  footer: "Hear back",
  /** Title of the printed document, which must not name the page. */
  paper: "Code",
  none: "Sent without JavaScript, so there’s no code to hear back with."
} as const
