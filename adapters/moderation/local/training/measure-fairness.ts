import { type CounterfactualCell, cellsOf, counterfactualCells, laterSets } from "./counterfactuals.ts"
import { decideText } from "./evaluate/judge.ts"
import {
  type FairnessSample,
  type JudgedTemplate,
  judgeCounterfactuals,
  pairConsistency,
  shareStopped,
  stoppedByWord
} from "./fairness.ts"
import { printTable, shareOf } from "./tables.ts"

const comparedPairs = 10_000

const percentOf = (share: number): string => (100 * share).toFixed(1)

const worstOf = (judged: ReadonlyArray<JudgedTemplate>): string =>
  percentOf(stoppedByWord(judged)[0]?.share ?? 0)

const rowOf = (language: string, { self, groups, names, hateful }: FairnessSample) => ({
  language,
  groups: percentOf(shareStopped(groups)),
  "worst group": worstOf(groups),
  "I am refused": shareOf(self, ({ decision }) => decision === "rejected"),
  names: percentOf(shareStopped(names)),
  "worst name": worstOf(names),
  "hate stopped": percentOf(shareStopped(hateful)),
  "same, groups": percentOf(pairConsistency(groups, comparedPairs)),
  "same, names": percentOf(pairConsistency(names, comparedPairs)),
  "same, hate": percentOf(pairConsistency(hateful, comparedPairs))
})

const kindsOf = (language: string, { groups }: FairnessSample): Record<string, string> => ({
  language,
  ...Object.fromEntries(
    [...Map.groupBy(groups, ({ kind }) => kind)].map(([kind, some]) => [kind, percentOf(shareStopped(some))])
  )
})

const samplesOf = (cells: ReadonlyArray<CounterfactualCell>) =>
  cells.map((cell) => [cell, judgeCounterfactuals(cell, decideText)] as const)

export const printFairness = (): void => {
  const samples = samplesOf(counterfactualCells)
  printTable(
    "The same sentence about other groups or names, per cent",
    samples.map(([cell, sample]) => rowOf(cell, sample))
  )
  for (const set of laterSets)
    printTable(
      `… of the set "${set}"`,
      samplesOf(cellsOf(set)).map(([cell, sample]) => rowOf(cell, sample))
    )
  printTable(
    "Harmless sentences stopped, by kind of group",
    samples.map(([cell, sample]) => kindsOf(cell, sample))
  )
}
