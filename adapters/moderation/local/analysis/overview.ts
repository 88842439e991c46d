import type { AnalysedItem, Evidence, Overview } from "../../../../core/categories/analyst.ts"
import { type Sentiment, shortCategoryLabels } from "../../../../core/categories/category.ts"
import { themeIn } from "./summarise.ts"

/** Another one whenever the same items are summed up in other words. */
export const overviewBy = "local 1"

const mostPhrases = 3

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const phraseFor = (item: AnalysedItem): string =>
  capitalised(themeIn(item.summary) ?? shortCategoryLabels[item.category])

/** Most items first; by name where as many stand behind two phrases. */
const bySupport = (one: Evidence, other: Evidence): number =>
  other.ids.length - one.ids.length || one.phrase.localeCompare(other.phrase, "en")

const phrasesOf = (items: ReadonlyArray<AnalysedItem>, sentiment: Sentiment): ReadonlyArray<Evidence> => {
  const groups = Map.groupBy(
    items.filter((item) => item.sentiment === sentiment),
    phraseFor
  )
  const phrases = Array.from(groups, ([phrase, group]) => ({ phrase, ids: group.map(({ id }) => id) }))
  return phrases.sort(bySupport).slice(0, mostPhrases)
}

const shareOf = (items: ReadonlyArray<AnalysedItem>, sentiment: Sentiment): number =>
  Math.round((100 * items.filter((item) => item.sentiment === sentiment).length) / Math.max(items.length, 1))

const toneOf = (positive: number, negative: number): string => {
  if (positive >= 70) return "Warm and appreciative"
  if (negative >= 70) return "Critical throughout"
  if (positive - negative >= 20) return "Mostly positive, with some criticism"
  if (negative - positive >= 20) return "Mostly critical, with some praise"
  return "Balanced between praise and criticism"
}

/** Sums items up from what was said of each: no text is read again, and none is quoted. */
export const overviewOf = (items: ReadonlyArray<AnalysedItem>): Overview => {
  const positive = shareOf(items, "positive")
  return {
    overallSentiment: `${positive}% positive`,
    strengths: phrasesOf(items, "positive"),
    areas: phrasesOf(items, "negative"),
    generalTone: toneOf(positive, shareOf(items, "negative"))
  }
}
