let format: Intl.DateTimeFormat | undefined

/** "22 November 2026 at 09:14", here: for what an owner does, never for feedback. */
export const momentOf = (iso: string): string => {
  format ??= new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" })
  return format.format(new Date(iso))
}
