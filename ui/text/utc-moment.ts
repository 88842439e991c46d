import type { Language } from "#core/domain/languages/language.ts"
import { dateWithYear, utcWordFormat } from "./short-date.ts"

const shortWeekday = utcWordFormat({ weekday: "short" })

/** "Mon, 30 Nov 2026 00:00 UTC": the same on the server and in every browser. */
export const utcMomentOf = (epochMillis: number, language: Language): string => {
  const date = new Date(epochMillis)
  const iso = date.toISOString()
  return `${shortWeekday(language).format(date)}, ${dateWithYear(iso, language)} ${iso.slice(11, 16)} UTC`
}
