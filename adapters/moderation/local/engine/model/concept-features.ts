import { addCode, addText, finishHash, hashStart } from "#core/domain/values/hash.ts"
import type { ConceptMatches } from "../concepts/find-concepts.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import { maskDigits } from "./features.ts"
import { type AddHash, collectHashes } from "./hash-set.ts"
import {
  type Concept,
  conceptFeatureOf,
  conceptSet,
  conceptsByName,
  type SemanticFeature
} from "./semantic-features.ts"

const featureKinds = {
  named: 1,
  first: 2,
  before: 3,
  beside: 4,
  turned: 5,
  person: 6,
  count: 7,
  follows: 8,
  opens: 9,
  wordBefore: 10,
  wordAfter: 11,
  spoken: 12
} as const

const addFeature = (set: AddHash, kind: number, feature: SemanticFeature, other = 0, third = 0): void =>
  set(finishHash(addCode(addCode(addCode(feature.hash, kind), other), third)))

interface NamedConcept {
  readonly concept: Concept
  readonly start: number
  readonly end: number
}

const nameAll = (matches: ConceptMatches): ReadonlyArray<NamedConcept> => {
  const named: Array<NamedConcept> = []
  for (const { value, start, end } of matches) {
    const concept = conceptsByName.get(value)
    if (concept !== undefined) named.push({ concept, start, end })
  }
  return named.sort((one, other) => one.start - other.start)
}

const pairReach = 4

const addPairs = (set: AddHash, named: ReadonlyArray<NamedConcept>): void => {
  for (let first = 0; first < named.length; first++) {
    const one = named[first]
    if (one === undefined) continue
    for (let second = first + 1; second < named.length; second++) {
      const other = named[second]
      if (other === undefined || other.start - one.end >= pairReach) break
      if (other.start < one.end || one.concept === other.concept) continue
      addFeature(set, featureKinds.before, one.concept, other.concept.id)
      if (other.start === one.end) addFeature(set, featureKinds.beside, one.concept, other.concept.id)
    }
  }
}

const negations = conceptSet("not", "never")
const negationReach = 2

/** English negates just before the word, Indian languages just after. */
const addTurned = (set: AddHash, named: ReadonlyArray<NamedConcept>): void => {
  const turns = named.filter(({ concept }) => negations.has(concept))
  if (turns.length === 0) return
  for (const { concept, start, end } of named) {
    const isTurned = turns.some(
      (turn) =>
        (turn.end <= start && start - turn.end < negationReach) ||
        (turn.start >= end && turn.start - end < negationReach)
    )
    if (isTurned && concept.isMeaning) addFeature(set, featureKinds.turned, concept)
  }
}

const persons = [
  { person: conceptFeatureOf("you"), concepts: conceptSet("you-polite", "you-informal", "your") },
  { person: conceptFeatureOf("informal"), concepts: conceptSet("you-informal") },
  { person: conceptFeatureOf("i"), concepts: conceptSet("i-me", "my") },
  { person: conceptFeatureOf("they"), concepts: conceptSet("he-she-they") }
] as const

const nobodyFeatures = [conceptFeatureOf("nobody")]

const personsIn = (named: ReadonlyArray<NamedConcept>): ReadonlyArray<SemanticFeature> => {
  const found = persons.filter(({ concepts }) => named.some(({ concept }) => concepts.has(concept)))
  return found.length > 0 ? found.map(({ person }) => person) : nobodyFeatures
}

const stemLength = 5

const stemsOf = (words: ReadonlyArray<string>): ReadonlyArray<number> =>
  words.map((word) => (word === "." ? 0 : addText(hashStart, maskDigits(word.slice(0, stemLength)))))

const addCompany = (set: AddHash, named: ReadonlyArray<NamedConcept>, stems: ReadonlyArray<number>): void => {
  for (const { concept, start, end } of named) {
    const [before, after] = [stems[start - 1] ?? 0, stems[end] ?? 0]
    if (before !== 0) addFeature(set, featureKinds.wordBefore, concept, before)
    if (after !== 0) addFeature(set, featureKinds.wordAfter, concept, after)
  }
}

const readerFeature = conceptFeatureOf("reader")
const readerAndWriterFeature = conceptFeatureOf("reader and writer")
const writerFeature = conceptFeatureOf("writer")
const othersFeature = conceptFeatureOf("others")
const namelessFeature = conceptFeatureOf("nameless")

const partiesIn = (people: ReadonlyArray<SemanticFeature>): SemanticFeature => {
  const [you, , i, they] = persons.map(({ person }) => people.includes(person))
  if (you === true) return i === true ? readerAndWriterFeature : readerFeature
  if (i === true) return writerFeature
  return they === true ? othersFeature : namelessFeature
}

const addSpoken = (
  set: AddHash,
  people: ReadonlyArray<SemanticFeature>,
  stems: ReadonlyArray<number>
): void => {
  const parties = partiesIn(people)
  for (const stem of stems) if (stem !== 0) addFeature(set, featureKinds.spoken, parties, stem)
}

const maxCount = 3

/** The absence of abuse or praise is a feature, too. */
const addCounts = (set: AddHash, meanings: ReadonlyArray<NamedConcept>): void => {
  const counts = new Map<SemanticFeature, number>()
  for (const { concept } of meanings) {
    if (concept.step === undefined) continue
    const count = (counts.get(concept.step) ?? 0) + 1
    counts.set(concept.step, count)
    if (count <= maxCount) addFeature(set, featureKinds.count, concept.step, count)
  }
  for (const concept of [conceptsByName.get("stupid-person"), conceptsByName.get("praise-quality")]) {
    if (concept?.step !== undefined && !counts.has(concept.step))
      addFeature(set, featureKinds.count, concept.step)
  }
}

const addOrder = (set: AddHash, named: ReadonlyArray<NamedConcept>): void => {
  let before = 0
  let previous = 0
  for (const { concept } of named) {
    if (concept.step === undefined) continue
    if (previous > 0) addFeature(set, featureKinds.follows, concept.step, previous)
    if (before > 0) addFeature(set, featureKinds.follows, concept.step, previous, before)
    before = previous
    previous = concept.step.id
  }
}

const featuresPerConcept = 28

export const conceptFeatures = (text: NormalisedText, matches: ConceptMatches): Uint32Array => {
  const named = nameAll(matches)
  const meanings = named.filter(({ concept }) => concept.isMeaning)
  const words = text.wordList
  const people = personsIn(named)
  const stems = stemsOf(text.soundList)
  return collectHashes(named.length * featuresPerConcept + stems.length + 8, (set) => {
    for (const { concept, start } of named) {
      addFeature(set, featureKinds.named, concept)
      if (start === 0 || words[start - 1] === ".") addFeature(set, featureKinds.first, concept)
      for (const person of people) addFeature(set, featureKinds.person, concept, person.id)
    }
    addCompany(set, named, stems)
    addSpoken(set, people, stems)
    addPairs(set, named)
    addTurned(set, named)
    addCounts(set, meanings)
    addOrder(set, named)
    if (meanings[0] !== undefined) addFeature(set, featureKinds.opens, meanings[0].concept)
  })
}
