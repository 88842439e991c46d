import { type CategoryKey, categoryKeys, type Sentiment } from "../../../../core/categories/category.ts"
import type { Subject } from "./find-themes.ts"

const openings: Readonly<Record<Sentiment, string>> = {
  positive: "Positive note",
  negative: "Critical note",
  neutral: "Neutral note"
}

/** One word each: with a theme of two words the whole line stays at six words, so it cannot repeat seven. */
const areas: Readonly<Record<CategoryKey, string>> = {
  leadership: " on leadership",
  communication: " on communication",
  technical: " on engineering",
  creativity: " on creativity",
  reliability: " on reliability",
  general: ""
}

/** One short English line; made of fixed phrases, never of the text. */
export const summarise = ({ category, themes }: Subject, sentiment: Sentiment): string => {
  const [theme] = themes
  return `${openings[sentiment]}${areas[categoryKeys[category]]}${theme === undefined ? "" : `: ${theme}`}.`
}
