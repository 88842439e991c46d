import { addText, hashStart } from "#core/domain/values/hash.ts"
import { families } from "../concepts/concepts.ts"

export interface SemanticFeature {
  readonly id: number
  readonly hash: number
}

export interface Concept extends SemanticFeature {
  /** Step in the order of families; undefined for most of grammar. */
  readonly step: SemanticFeature | undefined
  readonly isMeaning: boolean
}

let featureCount = 0

export const conceptFeatureOf = (name: string): SemanticFeature => ({
  id: ++featureCount,
  hash: addText(hashStart, name)
})

const roleConcepts = new Set(
  "you-polite you-informal your i-me my not will-future should-must if stop-doing everyone nobody".split(" ")
)

const conceptsIn = ([family, lines]: readonly [string, ReadonlyArray<string>]) => {
  const isMeaning = family !== "grammar"
  const ofFamily = conceptFeatureOf(family)
  return lines
    .flatMap((line) => line.split(" "))
    .map((name) => {
      const feature = conceptFeatureOf(name)
      const step = isMeaning ? ofFamily : roleConcepts.has(name) ? feature : undefined
      return [name, { ...feature, step, isMeaning }] as const
    })
}

export const conceptsByName: ReadonlyMap<string, Concept> = new Map(
  Object.entries(families).flatMap(conceptsIn)
)

export const conceptSet = (...names: ReadonlyArray<string>): ReadonlySet<Concept | undefined> =>
  new Set(names.map((name) => conceptsByName.get(name)))
