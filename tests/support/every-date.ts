import { languages } from "#core/domain/languages/language.ts"
import { dateWithYear, longDate, monthYear, shortDate, writtenDate } from "#ui/text/short-date.ts"
import { utcMomentOf } from "#ui/text/utc-moment.ts"

/** One day of each month, in each language and in each form that the server and browsers write. */
export const everyDate = (): ReadonlyArray<string> =>
  languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => {
      const date = new Date(Date.UTC(2026, index, 5 + index, index, 7))
      const month = date.toLocaleDateString("en-GB", { month: "long", timeZone: "UTC" })
      const iso = date.toISOString()
      return [
        shortDate(iso, language),
        monthYear(iso.slice(0, 7), language),
        dateWithYear(iso, language),
        longDate(iso, language),
        writtenDate(`${date.getUTCDate()} ${month} 2026`, language),
        utcMomentOf(date.getTime(), language)
      ]
    }).flat()
  )
