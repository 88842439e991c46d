import type { Sentiment } from "#core/domain/categories/category.ts"
import type { AnalysedItem, Evidence, Insight } from "#core/domain/insight/insight.ts"
import { categoryPhrases, type PhrasePair, themePhrases } from "./insight-phrases.ts"
import { themeIn } from "./summarise.ts"

/** Another one whenever the same items are summed up in other words. */
export const insightBy = "local 1"

const mostPhrases = 3

const phrasesFor = ({ summary, category }: AnalysedItem): PhrasePair => {
  const theme = themeIn(summary) ?? ""
  return (Object.hasOwn(themePhrases, theme) ? themePhrases[theme] : undefined) ?? categoryPhrases[category]
}

/** Most items first; by name where as many stand behind two phrases. */
const bySupport = (one: Evidence, other: Evidence): number =>
  other.ids.length - one.ids.length || one.phrase.localeCompare(other.phrase, "en")

const evidenceIn = (
  items: ReadonlyArray<AnalysedItem>,
  sentiment: Sentiment,
  side: keyof PhrasePair
): ReadonlyArray<Evidence> => {
  const named = items.flatMap((item) => {
    const phrase = item.sentiment === sentiment ? phrasesFor(item)[side] : null
    return phrase === null ? [] : [{ phrase, id: item.id }]
  })
  const groups = Map.groupBy(named, ({ phrase }) => phrase)
  const phrases = Array.from(groups, ([phrase, group]) => ({ phrase, ids: group.map(({ id }) => id) }))
  return phrases.sort(bySupport).slice(0, mostPhrases)
}

const shareOf = (items: ReadonlyArray<AnalysedItem>, sentiment: Sentiment): number =>
  Math.round((100 * items.filter((item) => item.sentiment === sentiment).length) / Math.max(items.length, 1))

/** Of the percentages of positive and of negative items; the others are neutral. */
const toneOf = (positive: number, negative: number): string => {
  if (positive + negative < 20) return "Matter-of-fact, with little praise or criticism"
  if (positive >= 70 && negative < 20) return "Warm and appreciative"
  if (negative >= 70 && positive < 20) return "Critical throughout"
  if (positive - negative >= 20) return "Mostly positive, with some criticism"
  if (negative - positive >= 20) return "Mostly critical, with some praise"
  return "Balanced between praise and criticism"
}

/** Sums items up from what was said of each: no text is read again, and none is quoted. */
export const insightOf = (items: ReadonlyArray<AnalysedItem>): Insight => {
  const positive = shareOf(items, "positive")
  return {
    overallSentiment: `${positive}% positive`,
    strengths: evidenceIn(items, "positive", "strength"),
    areas: evidenceIn(items, "negative", "area"),
    generalTone: toneOf(positive, shareOf(items, "negative"))
  }
}
