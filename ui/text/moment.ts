import { lazy } from "#core/domain/values/lazy.ts"

const momentFormat = lazy(() => new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }))

/** "22 November 2026 at 09:14" in the reader's time zone. For actions of the owner, never for feedback. */
export const momentOf = (iso: string): string => momentFormat().format(new Date(iso))
