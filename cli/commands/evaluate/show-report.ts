import {
  type Disagreement,
  type Evaluation,
  plainText
} from "#adapters/moderation/local/training/evaluate/evaluate.ts"
import { categories, sentiments, shortCategoryLabels } from "#core/domain/categories/category.ts"
import { showClasses } from "./show-classes.ts"
import { estimateText, partName, printSection } from "./show-figures.ts"

const showTotals = ({
  guard,
  judged,
  approved,
  covered,
  rejected,
  time
}: Evaluation): ReadonlyArray<string> => [
  `Guard ${guard.name} ${guard.version}: ${judged} ${judged === 1 ? "item" : "items"}, ${approved} approved, ${covered} covered, ${rejected} rejected.`,
  `Screening, category and sentiment of an item took ${time.medianMs.toFixed(3)} ms (median), ` +
    `${time.p99Ms.toFixed(3)} ms (99 of 100), ${time.longestMs.toFixed(3)} ms at most.`
]

const showScreening = ({ screening }: Evaluation) =>
  printSection(
    "Screening: toxic items refused or covered (precision, recall, F1), acceptable items refused or covered",
    [
      ...["language", "script", "tier", "items", "toxic"],
      ...["precision", "recall", "F1", "macro-F1", "wrongly stopped"]
    ],
    screening.map((row) => [
      ...[partName(row.language), partName(row.script), partName(row.tier), row.items, row.toxic],
      ...[row.precision, row.recall, row.f1, row.macroF1, row.falsePositiveRate].map(estimateText)
    ])
  )

const showKinds = ({ kinds }: Evaluation) =>
  printSection(
    "Kinds: what was decided, and the share refused or covered: plain, decorated (greeting, thanks, emoji, dots), between harmless sentences",
    [
      ...["language", "label", "kind", "items", "refused", "covered", "approved"],
      ...["stopped", "decorated", "same decision", "between others"]
    ],
    kinds.map((row) => [
      ...[partName(row.language), row.label, partName(row.kind) + (row.disguised ? ", disguised" : "")],
      ...[row.items, row.rejected, row.covered, row.approved],
      ...[row.stopped, row.stoppedDecorated, row.unchanged, row.stoppedBetween].map(estimateText)
    ])
  )

const maxExamplesShown = 6

const pickExamples = (examples: ReadonlyArray<Disagreement>): ReadonlyArray<Disagreement> => {
  const sortOf = ({ language, mistake }: Disagreement): string => `${language} ${mistake}`
  const kindOf = (example?: Disagreement): string => (example ? `${sortOf(example)} ${example.kind}` : "")
  const firsts = examples.filter(
    (one, index) => one.kind === null || kindOf(one) !== kindOf(examples[index - 1])
  )
  const bySort = Map.groupBy(firsts, sortOf)
  return [...bySort.values()].flatMap((sort) => sort.slice(0, maxExamplesShown))
}

const showExamples = ({ examples }: Evaluation) =>
  printSection(
    "Mistakes, some of each sort. CONTENT WARNING: excerpts may be abusive.",
    ["language", "mistake", "kind", "id", "excerpt"],
    pickExamples(examples).map(({ language, mistake, kind, id, excerpt }) => [
      ...[partName(language), mistake, kind === null ? "–" : plainText(kind)],
      ...[plainText(String(id)), excerpt]
    ])
  )

const intervals = [
  "",
  "In brackets: 95 % confidence intervals, Wilson's for shares; F1 and macro-F1 by normal approximation (delta method, counts smoothed)."
]

export const showReport = (evaluation: Evaluation): string => {
  const shortNames = categories.map((category) => shortCategoryLabels[category])
  const tables = [
    ...showScreening(evaluation),
    ...showKinds(evaluation),
    ...showClasses("Category", shortNames, evaluation.categories),
    ...showClasses("Sentiment", sentiments, evaluation.sentiments)
  ]
  const notes = tables.length === 0 ? [] : intervals
  return [...showTotals(evaluation), ...tables, ...notes, ...showExamples(evaluation)].join("\n")
}
