import type { Claim } from "./marketing-figures.ts"
import { measured as found } from "./measured.gen.ts"
import type { MeasuredFigures } from "./measured.ts"

interface MeasuredFigure {
  readonly value: string
  readonly label: string
}

export interface Measurement {
  readonly figures: ReadonlyArray<MeasuredFigure>
  readonly sample: string
  readonly method: string
  /** Missing if the figure belongs to a version instead of a day. */
  readonly date?: string
}

/** The sample and the day of a measurement. */
export const sampleText = ({ sample, date }: Measurement): string =>
  date === undefined ? sample : `${sample}, ${date}`

const { guard, settling, anonymity }: MeasuredFigures = found

const secondsText = (millis: number): string => `${(millis / 1000).toPrecision(2)} s`

const textsSample = (texts: number, languages: number): string =>
  `${texts} test texts, ${languages} languages`

/** Origin of the test texts, so that readers can judge the figures. */
const originText =
  "The texts were written by someone other than the author of the guard’s training texts; languages are weighted equally."

/** Measurement behind each claim; `null` is shown as "Not measured". */
export const measurements: Readonly<Record<Claim, Measurement | null>> = {
  accuracy: guard && {
    figures: [{ value: `${guard.right}%`, label: "judged correctly" }],
    sample: textsSample(guard.texts, guard.languages),
    method: `Correct means: abusive notes refused or covered, others let through. ${originText}`,
    date: guard.date
  },
  "harmful-content": guard && {
    figures: [
      { value: `${guard.stopped}%`, label: "found" },
      { value: `${guard.wronglyStopped}%`, label: "of fair notes wrongly stopped" }
    ],
    sample: textsSample(guard.texts, guard.languages),
    method: `Found and stopped mean: refused, or covered until the owner decides. ${originText}`,
    date: guard.date
  },
  insights: null,
  "processing-time": settling && {
    figures: [{ value: secondsText(settling.p50), label: "to settle (median)" }],
    sample: `${settling.rounds} rounds on an idle server`,
    method: `99 in 100 notes are settled within ${secondsText(settling.p99)}.`,
    date: settling.date
  },
  privacy: anonymity && {
    figures: [{ value: `${anonymity.proved} of ${anonymity.promises}`, label: "anonymity promises tested" }],
    sample: "Tests that run before every change",
    method: "Each promise has tests that fail when it is broken."
  }
}
