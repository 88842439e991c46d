import type { Sentiment } from "#core/domain/categories/category.ts"
import type { AnalysedItem, Insight, PhraseEvidence } from "#core/domain/insight/insight.ts"
import { categoryPhrases, type PhrasePair, themePhrases } from "./insight-phrases.ts"
import { themeIn } from "./summarise.ts"

/** Algorithm version. A new one invalidates stored insights. */
export const insightBy = "local 2"

const maxPhrases = 3

const phrasesFor = ({ summary, category }: AnalysedItem): PhrasePair => {
  const theme = themeIn(summary) ?? ""
  return (Object.hasOwn(themePhrases, theme) ? themePhrases[theme] : undefined) ?? categoryPhrases[category]
}

interface PhraseFinding extends PhraseEvidence {
  readonly topic: string | null
}

const bySupport = (one: PhraseEvidence, other: PhraseEvidence): number =>
  other.ids.length - one.ids.length || one.phrase.localeCompare(other.phrase, "en")

/** Minimum notes behind a phrase of the insight. */
const minFindingItems = 2

const findingsIn = (
  items: ReadonlyArray<AnalysedItem>,
  sentiment: Sentiment,
  side: "strength" | "area"
): ReadonlyArray<PhraseFinding> => {
  const named = items.flatMap((item) => {
    const phrases = phrasesFor(item)
    const phrase = item.sentiment === sentiment ? phrases[side] : null
    return phrase === null ? [] : [{ phrase, topic: phrases.topic, id: item.id }]
  })
  const groups = Map.groupBy(named, ({ phrase }) => phrase)
  const findings = Array.from(groups, ([phrase, group]) => ({
    phrase,
    topic: group[0]?.topic ?? null,
    ids: group.map(({ id }) => id)
  }))
  return findings.filter(({ ids }) => ids.length >= minFindingItems)
}

const supportOf = (findings: ReadonlyArray<PhraseFinding>, about: string | null): number =>
  findings.reduce((sum, { topic, ids }) => (topic === about ? sum + ids.length : sum), 0)

const strongestFindings = (findings: ReadonlyArray<PhraseFinding>): ReadonlyArray<PhraseFinding> =>
  findings.toSorted(bySupport).slice(0, maxPhrases)

const evidenceOf = ({ phrase, ids }: PhraseFinding): PhraseEvidence => ({ phrase, ids })

const shareOf = (items: ReadonlyArray<AnalysedItem>, sentiment: Sentiment): number =>
  Math.round((100 * items.filter((item) => item.sentiment === sentiment).length) / Math.max(items.length, 1))

const toneOf = (positive: number, negative: number): string => {
  if (positive + negative < 20) return "The notes are matter-of-fact, with little praise or criticism."
  if (positive >= 70 && negative < 20) return "The notes are warm and appreciative."
  if (negative >= 70 && positive < 20) return "The notes are critical throughout."
  if (positive - negative >= 20) return "The notes are mostly positive, with some criticism."
  if (negative - positive >= 20) return "The notes are mostly critical, with some praise."
  return "The notes balance praise and criticism."
}

/**
 * Sums up notes from their stored analyses; no text is read again or quoted. A topic that is both praised and
 * criticised appears once: as a strength if more notes praise it, else as an area for improvement.
 */
export const insightOf = (items: ReadonlyArray<AnalysedItem>): Insight => {
  const positive = shareOf(items, "positive")
  const praised = findingsIn(items, "positive", "strength")
  const criticised = findingsIn(items, "negative", "area")
  const strengths = strongestFindings(
    praised.filter(({ topic }) => supportOf(praised, topic) > supportOf(criticised, topic))
  )
  const named = new Set(strengths.map(({ topic }) => topic))
  return {
    overallSentiment: `${positive}% positive`,
    strengths: strengths.map(evidenceOf),
    areas: strongestFindings(criticised.filter(({ topic }) => !named.has(topic))).map(evidenceOf),
    generalTone: toneOf(positive, shareOf(items, "negative"))
  }
}
