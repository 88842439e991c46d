import type { AnalysedItem, Insight, PhraseEvidence } from "#core/domain/insight/insight.ts"
import { categoryPhrases, otherCriticism, type PhrasePair, themePhrases } from "./insight-phrases.ts"
import { isMixed, themeIn } from "./summarise.ts"

export const insightBy = "local 5"

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

const minFindingItems = 2

/** Minimum notes of a tone. Below it, one more note could turn the picture. */
const minToneItems = 8

/**
 * Share of notes whose sentiment the classifier misreads (model card: 15 to 29 % by language). Praise and criticism
 * that are closer to each other can't be told apart.
 */
const sentimentError = 0.25

type Side = "strength" | "area"

const isOnSide: Readonly<Record<Side, (item: AnalysedItem) => boolean>> = {
  strength: ({ sentiment, summary }) => sentiment === "positive" || isMixed(summary),
  area: ({ sentiment, summary }) => sentiment === "negative" || isMixed(summary)
}

const findingsIn = (items: ReadonlyArray<AnalysedItem>, side: Side): ReadonlyArray<PhraseFinding> => {
  const named = items.filter(isOnSide[side]).flatMap((item) => {
    const { [side]: phrase, topic } = phrasesFor(item)
    return phrase === null ? [] : [{ phrase, topic, id: item.id }]
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

interface Counts {
  readonly all: number
  readonly positive: number
  readonly negative: number
  readonly praising: number
  readonly criticising: number
}

/** Rounded, but 0 means none and 100 means all. */
const percentOf = (count: number, all: number): number => {
  if (count === 0) return 0
  return count === all ? 100 : Math.min(Math.max(Math.round((100 * count) / all), 1), 99)
}

/** Counts positive notes alone, like the chart; a mixed note is none. */
const overallSentimentOf = ({ all, positive }: Counts): string => {
  const percent = percentOf(positive, all)
  return all < minToneItems ? `${positive} of ${all} positive, ${percent}%` : `${percent}% positive`
}

const positiveToneOf = ({ all, positive, criticising }: Counts): string => {
  if (positive >= 0.7 * all && criticising < 0.2 * all) return "The notes are warm and appreciative."
  return positive > 0.5 * all && criticising > 0
    ? "The notes are mostly positive, with some criticism."
    : "More notes praise than criticise."
}

const criticalToneOf = ({ all, negative, praising }: Counts): string => {
  if (negative >= 0.7 * all && praising === 0) return "The notes are critical throughout."
  return negative > 0.5 * all && praising > 0
    ? "The notes are mostly critical, with some praise."
    : "More notes criticise than praise."
}

const toneOf = (counts: Counts): string => {
  const { all, praising, criticising } = counts
  if (all < minToneItems) return "It’s too early to tell: there are only a few notes so far."
  const lead = (praising - criticising) / all
  const isClear = Math.abs(lead) > sentimentError
  if (praising + criticising < 0.2 * all || (!isClear && Math.min(praising, criticising) === 0)) {
    return "The notes are matter-of-fact, with little praise or criticism."
  }
  if (!isClear) return "The notes are mixed: they praise and criticise."
  return lead > 0 ? positiveToneOf(counts) : criticalToneOf(counts)
}

const otherAreas = (items: ReadonlyArray<AnalysedItem>): ReadonlyArray<PhraseEvidence> => {
  const ids = items.filter(isOnSide.area).map(({ id }) => id)
  return ids.length === 0 ? [] : [{ phrase: otherCriticism, ids }]
}

/**
 * Sums up notes from their stored analyses; no text is read again or quoted. A topic that is both praised and
 * criticised appears once: as a strength if more notes praise it, else as an area for improvement.
 */
export const insightOf = (items: ReadonlyArray<AnalysedItem>): Insight => {
  const praised = findingsIn(items, "strength")
  const criticised = findingsIn(items, "area")
  const strengths = strongestFindings(
    praised.filter(({ topic }) => supportOf(praised, topic) > supportOf(criticised, topic))
  )
  const isStrength = new Set(strengths.map(({ topic }) => topic))
  const areas = strongestFindings(criticised.filter(({ topic }) => !isStrength.has(topic))).map(evidenceOf)
  const counts = {
    all: items.length,
    positive: items.filter(({ sentiment }) => sentiment === "positive").length,
    negative: items.filter(({ sentiment }) => sentiment === "negative").length,
    praising: items.filter(isOnSide.strength).length,
    criticising: items.filter(isOnSide.area).length
  }
  return {
    overallSentiment: overallSentimentOf(counts),
    strengths: strengths.map(evidenceOf),
    areas: areas.length > 0 ? areas : otherAreas(items),
    generalTone: toneOf(counts)
  }
}
