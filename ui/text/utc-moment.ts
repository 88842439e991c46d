import type { Language } from "#core/domain/languages/language.ts"
import { byLanguage } from "./locale.ts"

const momentFormat = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, {
      ...({ weekday: "short", day: "numeric", month: "short", year: "numeric" } as const),
      ...({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" } as const)
    })
)

/** "Mon, 30 Nov 2026 00:00 UTC": the same on the server and in every browser. */
export const utcMomentOf = (epochMillis: number, language: Language): string => {
  const date = new Date(epochMillis)
  const moment = language === "en" ? date.toUTCString().slice(0, 22) : momentFormat(language).format(date)
  return `${moment} UTC`
}
