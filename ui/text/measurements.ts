import type { Language } from "#core/domain/languages/language.ts"
import type { MeasurementsMessages } from "../messages/generated/catalogue.ts"
import { measured as found } from "../messages/measured.gen.ts"
import type { MeasuredFigures } from "../messages/measured.ts"
import type { Claim } from "./claims.ts"
import { writtenDate } from "./short-date.ts"

interface MeasuredFigure {
  readonly value: string
  readonly label: string
}

export interface Measurement {
  readonly figures: ReadonlyArray<MeasuredFigure>
  /** Texts or runs, with the day if the figure belongs to one instead of a version. */
  readonly sample: string
  readonly method: string
}

const { guard, settling, anonymity }: MeasuredFigures = found

const secondsIn = (millis: number): string => (millis / 1000).toPrecision(2)

export const measurementsIn = (
  messages: MeasurementsMessages,
  language: Language
): Readonly<Record<Claim, Measurement | null>> => {
  const { percent, seconds, accuracy, privacy } = messages
  const sampleOn = (sample: string, date: string): string =>
    messages.sampleOn({ sample, date: writtenDate(date, language) })
  const harmful = messages["harmful-content"]
  const time = messages["processing-time"]
  const texts = guard && sampleOn(messages.textsSample(guard), guard.date)
  return {
    accuracy: guard && {
      figures: [{ value: percent({ percent: guard.right }), label: accuracy.label }],
      sample: texts ?? "",
      method: accuracy.method
    },
    "harmful-content": guard && {
      figures: [
        { value: percent({ percent: guard.stopped }), label: harmful.found },
        { value: percent({ percent: guard.wronglyStopped }), label: harmful.wronglyStopped }
      ],
      sample: texts ?? "",
      method: harmful.method
    },
    insights: null,
    "processing-time": settling && {
      figures: [{ value: seconds({ seconds: secondsIn(settling.p50) }), label: time.label }],
      sample: sampleOn(time.sample(settling), settling.date),
      method: time.method({ time: seconds({ seconds: secondsIn(settling.p99) }) })
    },
    privacy: anonymity && {
      figures: [{ value: privacy.value(anonymity), label: privacy.label }],
      sample: privacy.sample,
      method: privacy.method
    }
  }
}
