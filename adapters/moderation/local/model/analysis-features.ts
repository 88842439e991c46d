import { sentimentOf, type Tone } from "../analysis/find-sentiment.ts"
import type { Subject } from "../analysis/find-themes.ts"
import type { NormalisedText } from "../text/normalise.ts"
import { featuresOf } from "./features.ts"

const copies = 9
const most = 3

const counted = (name: string, amount: number): string => `${name} ${Math.min(most, Math.ceil(amount))}`

const toneHints = (tone: Tone): ReadonlyArray<string> => [
  `tone ${sentimentOf(tone)}`,
  counted("praise", tone.praise),
  counted("criticism", tone.criticism),
  ...(tone.praise > 0 && tone.criticism > 0 ? ["praise and criticism"] : [])
]

const subjectHints = (subject: Subject): ReadonlyArray<string> => [
  `subject ${subject.category}`,
  ...subject.themes.map((theme) => `theme ${theme}`)
]

/** The features of a text together with what word lists say of its subject and tone. */
export const analysisFeatures = (text: NormalisedText, subject: Subject, tone: Tone): Uint32Array =>
  featuresOf(text, { hints: [...subjectHints(subject), ...toneHints(tone)], copies })
