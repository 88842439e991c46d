import type { Sentiment } from "../../../../core/categories/category.ts"
import type { Subject } from "../analysis/find-themes.ts"
import type { NormalisedText } from "../text/normalise.ts"
import { featuresOf } from "./features.ts"

const copies = 9

/** The features of a text together with what word lists say of its subject and tone. */
export const analysisFeatures = (
  text: NormalisedText,
  subject: Subject,
  sentiment: Sentiment
): Uint32Array => {
  const themes = subject.themes.map((theme) => `theme ${theme}`)
  const hints = [
    `subject ${subject.category}`,
    ...themes,
    `tone ${sentiment}`,
    `tone ${sentiment} of ${subject.category}`
  ]
  return featuresOf(text, { hints, copies })
}
