import type { Claim } from "./marketing-figures.ts"
import { measured as found } from "./measured.gen.ts"
import type { Measured } from "./measured.ts"

interface Measurement {
  readonly value: string
  readonly how: string
  /** None for what is true of a version, not of a day. */
  readonly date?: string
}

/** Where, how and when, in one line. */
export const howOf = ({ how, date }: Measurement): string => (date === undefined ? how : `${how} (${date})`)

const { guard, settling, anonymity }: Measured = found

const sample = (texts: number, languages: number): string =>
  `${texts} texts in ${languages} languages, by another author than those it learned from, each language counted alike`

/** What was measured of each claim. `null` is shown as what it is: an aim. */
export const measurements: Readonly<Record<Claim, Measurement | null>> = {
  accuracy: guard && {
    value: `${guard.right} %`,
    how: `${sample(guard.texts, guard.languages)}: abusive ones refused or covered, others let through`,
    date: guard.date
  },
  "harmful-content": guard && {
    value: `${guard.stopped} %`,
    how: `of the abusive among ${sample(guard.texts, guard.languages)}: refused, or covered until the owner decides`,
    date: guard.date
  },
  insights: null,
  "processing-time": settling && {
    value: `${settling.p50} ms`,
    how: `half of all texts on a server with nothing else to do, 99 of 100 within ${settling.p99} ms`,
    date: settling.date
  },
  privacy: anonymity && {
    value: `${anonymity.proved} of ${anonymity.promises}`,
    how: "promises of anonymity have tests that fail when one is broken; they run before every change"
  }
}
