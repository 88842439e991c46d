import { type CategoryKey, categoryKeys } from "#core/domain/categories/category.ts"
import type { SentimentClass } from "../model/sentiment-classes.ts"
import type { TextSubject } from "./find-themes.ts"

const summaryOpenings: Readonly<Record<SentimentClass, string>> = {
  positive: "Positive note",
  negative: "Critical note",
  neutral: "Neutral note",
  mixed: "Mixed note"
}

/**
 * One word each: with a two-word theme the line has at most six words, so it can't repeat seven words of the text.
 */
const summaryAreas: Readonly<Record<CategoryKey, string>> = {
  leadership: " on leadership",
  communication: " on communication",
  technical: " on engineering",
  creativity: " on creativity",
  reliability: " on reliability",
  general: ""
}

/** One short English line made of fixed phrases, never of the text's words. */
export const summarise = ({ category, themes }: TextSubject, sentiment: SentimentClass): string => {
  const [theme] = themes
  const area = summaryAreas[categoryKeys[category]]
  if (theme === undefined) return `${summaryOpenings[sentiment]}${area}.`
  // Avoids "On communication: communication".
  return `${summaryOpenings[sentiment]}${area.endsWith(` ${theme}`) ? "" : area}: ${theme}.`
}

const summaryLinePattern = /^(?:Positive|Critical|Neutral|Mixed) note(?: on [a-z]+)?: ([a-z ]+)\.$/

/** The theme that a line of `summarise` names; undefined for lines without one and for a service's lines. */
export const themeIn = (summary: string): string | undefined => summaryLinePattern.exec(summary)?.[1]

export const isMixed = (summary: string): boolean =>
  /^Mixed note(?: on [a-z]+)?(?:: [a-z ]+)?\.$/.test(summary)
