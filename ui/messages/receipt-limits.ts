/** Said on the page of receipts and on the Security page. */
export const receiptLimits: ReadonlyArray<string> = [
  "A code proves to whoever finds it that you wrote the note. By the status or the answer that it shows, they can match it with a note that they know.",
  "An operator who watches this server live can tell that whoever sends a note and whoever looks it up are the same person.",
  "A receipt opens only once its note is shown. Where notes appear together, it tells whoever holds the code that enough others wrote."
]
