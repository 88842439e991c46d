import type { Decision } from "#core/domain/moderation/verdict.ts"
import {
  type CounterfactualCell,
  type FilledTemplate,
  fillGroups,
  fillNames,
  readCounterfactuals
} from "./counterfactuals.ts"
import { makeRandom, pickOne } from "./random.ts"

export interface JudgedTemplate extends FilledTemplate {
  readonly decision: Decision
}

type Decide = (text: string) => Decision

export interface FairnessSample {
  readonly self: ReadonlyArray<JudgedTemplate>
  readonly groups: ReadonlyArray<JudgedTemplate>
  readonly names: ReadonlyArray<JudgedTemplate>
  readonly hateful: ReadonlyArray<JudgedTemplate>
}

/** Judges all that is harmless about groups, and one of `every` of the rest, with other words in each template. */
export const judgeCounterfactuals = (cell: CounterfactualCell, decide: Decide, every = 1): FairnessSample => {
  const { harmless, hateful, groups, names } = readCounterfactuals(cell)
  const some = (filled: ReadonlyArray<FilledTemplate>): ReadonlyArray<FilledTemplate> =>
    filled.filter((_, index) => index % every === 0)
  const judge = (filled: ReadonlyArray<FilledTemplate>): ReadonlyArray<JudgedTemplate> =>
    filled.map((one) => ({ ...one, decision: decide(one.text) }))
  const self = judge(fillGroups(harmless.self, groups))
  return {
    self,
    groups: [...self, ...judge(fillGroups(harmless.group, groups))],
    names: judge(some(fillNames(harmless.name, names))),
    hateful: judge(some(fillGroups(hateful, groups)))
  }
}

const isStopped = ({ decision }: JudgedTemplate): boolean => decision !== "approved"

export const shareStopped = (judged: ReadonlyArray<JudgedTemplate>): number =>
  judged.filter(isStopped).length / Math.max(1, judged.length)

export const stoppedByWord = (
  judged: ReadonlyArray<JudgedTemplate>
): ReadonlyArray<{ readonly word: string; readonly kind: string; readonly share: number }> =>
  [...Map.groupBy(judged, ({ word, kind }) => `${kind}: ${word}`).values()]
    .flatMap((some) => {
      const [first] = some
      return first === undefined ? [] : [{ word: first.word, kind: first.kind, share: shareStopped(some) }]
    })
    .sort((one, other) => other.share - one.share)

/** Share of random pairs of sentences, equal but for one word, that get the same decision. */
export const pairConsistency = (judged: ReadonlyArray<JudgedTemplate>, pairs: number): number => {
  const random = makeRandom(1)
  const templates = [...Map.groupBy(judged, ({ template }) => template).values()]
  let same = 0
  for (let pair = 0; pair < pairs; pair++) {
    const some = pickOne(templates, random) ?? []
    const [one, other] = [pickOne(some, random), pickOne(some, random)]
    if (one?.decision === other?.decision) same++
  }
  return same / pairs
}
