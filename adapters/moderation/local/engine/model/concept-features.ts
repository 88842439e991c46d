import { addCode, addText, finish, hashStart } from "../text/hash.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import type { TermMatch } from "../text/term-index.ts"
import { withoutFigures } from "./features.ts"
import { type AddHash, collectHashes } from "./hash-set.ts"
import { type Concept, concepts, type Notion, notionOf, some } from "./notions.ts"

const kinds = {
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

const add = (set: AddHash, kind: number, notion: Notion, other = 0, third = 0): void =>
  set(finish(addCode(addCode(addCode(notion.hash, kind), other), third)))

interface Named {
  readonly concept: Concept
  readonly start: number
  readonly end: number
}

const nameAll = (matches: ReadonlyArray<TermMatch<string>>): ReadonlyArray<Named> => {
  const named: Array<Named> = []
  for (const { value, start, end } of matches) {
    const concept = concepts.get(value)
    if (concept !== undefined) named.push({ concept, start, end })
  }
  return named.sort((one, other) => one.start - other.start)
}

const pairReach = 4

const addPairs = (set: AddHash, named: ReadonlyArray<Named>): void => {
  for (let first = 0; first < named.length; first++) {
    const one = named[first]
    if (one === undefined) continue
    for (let second = first + 1; second < named.length; second++) {
      const other = named[second]
      if (other === undefined || other.start - one.end >= pairReach) break
      if (other.start < one.end || one.concept === other.concept) continue
      add(set, kinds.before, one.concept, other.concept.id)
      if (other.start === one.end) add(set, kinds.beside, one.concept, other.concept.id)
    }
  }
}

const negations = some("not", "never")
const negationReach = 2

/** English negates just before the word, Indian languages just after. */
const addTurned = (set: AddHash, named: ReadonlyArray<Named>): void => {
  const turns = named.filter(({ concept }) => negations.has(concept))
  if (turns.length === 0) return
  for (const { concept, start, end } of named) {
    const isTurned = turns.some(
      (turn) =>
        (turn.end <= start && start - turn.end < negationReach) ||
        (turn.start >= end && turn.start - end < negationReach)
    )
    if (isTurned && concept.isMeaning) add(set, kinds.turned, concept)
  }
}

const persons = [
  { person: notionOf("you"), concepts: some("you-polite", "you-informal", "your") },
  { person: notionOf("informal"), concepts: some("you-informal") },
  { person: notionOf("i"), concepts: some("i-me", "my") },
  { person: notionOf("they"), concepts: some("he-she-they") }
] as const

const nobody = [notionOf("nobody")]

const personsIn = (named: ReadonlyArray<Named>): ReadonlyArray<Notion> => {
  const found = persons.filter(({ concepts }) => named.some(({ concept }) => concepts.has(concept)))
  return found.length > 0 ? found.map(({ person }) => person) : nobody
}

const stemLength = 5

const stemsOf = (words: ReadonlyArray<string>): ReadonlyArray<number> =>
  words.map((word) => (word === "." ? 0 : addText(hashStart, withoutFigures(word.slice(0, stemLength)))))

const addCompany = (set: AddHash, named: ReadonlyArray<Named>, stems: ReadonlyArray<number>): void => {
  for (const { concept, start, end } of named) {
    const [before, after] = [stems[start - 1] ?? 0, stems[end] ?? 0]
    if (before !== 0) add(set, kinds.wordBefore, concept, before)
    if (after !== 0) add(set, kinds.wordAfter, concept, after)
  }
}

const reader = notionOf("reader")
const readerAndWriter = notionOf("reader and writer")
const writer = notionOf("writer")
const others = notionOf("others")
const nameless = notionOf("nameless")

const partiesIn = (people: ReadonlyArray<Notion>): Notion => {
  const [you, , i, they] = persons.map(({ person }) => people.includes(person))
  if (you === true) return i === true ? readerAndWriter : reader
  if (i === true) return writer
  return they === true ? others : nameless
}

const addSpoken = (set: AddHash, people: ReadonlyArray<Notion>, stems: ReadonlyArray<number>): void => {
  const parties = partiesIn(people)
  for (const stem of stems) if (stem !== 0) add(set, kinds.spoken, parties, stem)
}

const most = 3

/** Counts each family up to three. The absence of abuse or praise is a feature, too. */
const addCounts = (set: AddHash, meanings: ReadonlyArray<Named>): void => {
  const counts = new Map<Notion, number>()
  for (const { concept } of meanings) {
    if (concept.step === undefined) continue
    const count = (counts.get(concept.step) ?? 0) + 1
    counts.set(concept.step, count)
    if (count <= most) add(set, kinds.count, concept.step, count)
  }
  for (const concept of [concepts.get("stupid-person"), concepts.get("praise-quality")]) {
    if (concept?.step !== undefined && !counts.has(concept.step)) add(set, kinds.count, concept.step)
  }
}

const addOrder = (set: AddHash, named: ReadonlyArray<Named>): void => {
  let before = 0
  let previous = 0
  for (const { concept } of named) {
    if (concept.step === undefined) continue
    if (previous > 0) add(set, kinds.follows, concept.step, previous)
    if (before > 0) add(set, kinds.follows, concept.step, previous, before)
    before = previous
    previous = concept.step.id
  }
}

const featuresPerConcept = 28

export const conceptFeatures = (
  text: NormalisedText,
  matches: ReadonlyArray<TermMatch<string>>
): Uint32Array => {
  const named = nameAll(matches)
  const meanings = named.filter(({ concept }) => concept.isMeaning)
  const words = text.wordList
  const people = personsIn(named)
  const stems = stemsOf(text.soundList)
  return collectHashes(named.length * featuresPerConcept + stems.length + 8, (set) => {
    for (const { concept, start } of named) {
      add(set, kinds.named, concept)
      if (start === 0 || words[start - 1] === ".") add(set, kinds.first, concept)
      for (const person of people) add(set, kinds.person, concept, person.id)
    }
    addCompany(set, named, stems)
    addSpoken(set, people, stems)
    addPairs(set, named)
    addTurned(set, named)
    addCounts(set, meanings)
    addOrder(set, named)
    if (meanings[0] !== undefined) add(set, kinds.opens, meanings[0].concept)
  })
}
