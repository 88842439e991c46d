import type { Claim } from "./marketing-figures.ts"
import { measured as found } from "./measured.gen.ts"
import type { MeasuredFigures } from "./measured.ts"

interface Measurement {
  readonly value: string
  readonly how: string
  /** Missing if the figure belongs to a version instead of a day. */
  readonly date?: string
}

export const methodText = ({ how, date }: Measurement): string =>
  date === undefined ? how : `${how} (${date})`

const { guard, settling, anonymity }: MeasuredFigures = found

const sampleText = (texts: number, languages: number): string =>
  `${texts} test texts in ${languages} languages`

/** Origin of the test texts, so that readers can judge the figures. */
const originText =
  "written by someone other than the author of its training texts; languages weighted equally"

/** Measurement behind each claim; `null` is shown as an aim. */
export const measurements: Readonly<Record<Claim, Measurement | null>> = {
  accuracy: guard && {
    value: `${guard.right} %`,
    how: `of ${sampleText(guard.texts, guard.languages)} judged correctly (abusive ones refused or covered, others let through; ${originText})`,
    date: guard.date
  },
  "harmful-content": guard && {
    value: `${guard.stopped} %`,
    how: `of the abusive ones among ${sampleText(guard.texts, guard.languages)} refused, or covered until the owner decides (${originText})`,
    date: guard.date
  },
  insights: null,
  "processing-time": settling && {
    value: `${settling.p50} ms`,
    how: `(median), ${settling.p99} ms for 99 in 100, on an idle server`,
    date: settling.date
  },
  privacy: anonymity && {
    value: `${anonymity.proved} of ${anonymity.promises}`,
    how: "promises of anonymity have tests that fail when the promise is broken; they run before every change"
  }
}
