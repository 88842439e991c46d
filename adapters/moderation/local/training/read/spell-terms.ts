import { type SpelledBoth, type SpelledTerms, termMarks } from "../../engine/text/spelled-terms.ts"
import { type Spelling, spell, splitTerms } from "../../engine/text/terms.ts"

export interface TermEntry {
  readonly terms: string
  readonly spelling: Spelling
}

const itemsOf = (term: string): ReadonlyArray<string> =>
  term.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^\s(])+/g) ?? []

const spellAll = (words: string, spelling: Spelling): string =>
  words.replace(/'/g, "").replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => spell(word, spelling))

const isStem = (words: string): boolean => /^[^*]+\*$/.test(words)

const inOrder = (spelled: ReadonlyArray<string>): ReadonlyArray<string> => {
  const sorted = [...new Set(spelled)].sort()
  return [...sorted.filter((words) => !isStem(words)), ...sorted.filter(isStem)]
}

/** Expands `a (b|c)` to `a b` and `a c`. */
const withoutInner = (choice: string): ReadonlyArray<string> => {
  const [whole, before = "", inner = "", after = ""] = /^([^()]*)\(([^()]*)\)(.*)$/.exec(choice) ?? []
  return whole === undefined
    ? [choice]
    : inner.split("|").flatMap((one) => withoutInner(`${before}${one}${after}`))
}

const choicesOf = (group: string): ReadonlyArray<string> =>
  (group.match(/(?:\([^()]*\)|[^|()])+/g) ?? []).flatMap(withoutInner)

const withAndWithout = (words: string): ReadonlyArray<string> => {
  const [whole, before = "", letter = "", after = ""] = /^([^?]*)([^?])\?(.*)$/.exec(words) ?? []
  return whole === undefined
    ? [words]
    : [`${before}${letter}${after}`, `${before}${after}`].flatMap(withAndWithout)
}

const isGroup = (item: string): boolean => item.startsWith("(") && item.endsWith(")")
const hasInner = (group: string): boolean => group.slice(1, -1).includes("(")

/** Texts are reduced to these characters, so a term with any other, such as a joiner, would never match. */
const isReadable = (words: string): boolean => /^[\p{L}\p{M}\p{N}*]+(?: [\p{L}\p{M}\p{N}*]+)*$/u.test(words)

const spellChoices = (item: string, spelling: Spelling): ReadonlyArray<string> => {
  const spelled = isGroup(item)
    ? choicesOf(item.slice(1, -1)).map((words) => spellAll(words, spelling))
    : [spellAll(item, spelling)]
  const choices = (hasInner(item) ? spelled : inOrder(spelled)).flatMap(withAndWithout).filter(isReadable)
  if (choices.length === 0) throw new Error(`Nothing of "${item}" can be found in a text.`)
  return choices
}

const defaultGap = "3"

type NumberOf = (words: string) => number

/** Adjacent single words become one class; a phrase has a class for each word and keeps its position. */
const classChoices = (choices: ReadonlyArray<string>, numberOf: NumberOf): string => {
  const ways: Array<string> = []
  let words: Array<string> = []
  const close = (): void => {
    if (words.length > 0) ways.push(`${numberOf(words.join(termMarks.choice))}`)
    words = []
  }
  for (const choice of choices) {
    if (!choice.includes(" ")) words.push(choice)
    else {
      close()
      ways.push(choice.split(" ").map(numberOf).join(termMarks.phrase))
    }
  }
  close()
  return ways.join(termMarks.choice)
}

const spellItem = (item: string, spelling: Spelling, numberOf: NumberOf): string => {
  if (item.startsWith(termMarks.gap)) return `${termMarks.gap}${item.slice(1) || defaultGap}`
  const choices = spellChoices(item.replace(/\?$/, ""), spelling)
  const spelled = classChoices(choices, numberOf)
  return item.endsWith(termMarks.optional) ? `${spelled}${termMarks.optional}` : spelled
}

const isSingleWord = (term: string): boolean => !/[ (?]|\*./.test(term)

/** Words that a term can start with, stems with their star. A superset is fine. */
const headsOf = (term: string, spelling: Spelling): ReadonlyArray<string> =>
  spellAll(itemsOf(term)[0] ?? "", spelling)
    .split(/[^\p{L}\p{M}\p{N}*]+/u)
    .filter((head) => /^[^*]+\*?$/.test(head))

const makeLines = () => {
  const lines: Array<string> = []
  const numbers = new Map<string, number>()
  const add = (line: string): number => lines.push(line) - 1
  const numberOf = (line: string): number => {
    const number = numbers.get(line) ?? add(line)
    numbers.set(line, number)
    return number
  }
  return { lines, add, numberOf }
}

const isPattern = (word: string): boolean => /\*./.test(word)

const addTo = (numbers: Map<string, Set<number>>, word: string, number: number): void => {
  numbers.set(word, (numbers.get(word) ?? new Set()).add(number))
}

const wordsOfClasses = (classes: ReadonlyArray<string>) => {
  const numbers = new Map<string, Set<number>>()
  const patterns: Array<string> = []
  for (const [number, choices] of classes.entries()) {
    for (const word of choices.split(termMarks.choice)) {
      if (isPattern(word)) patterns.push(`${word} ${number}`)
      else addTo(numbers, word, number)
    }
  }
  return { numbers, patterns: patterns.join("\n") }
}

const spellOne = (entries: ReadonlyArray<TermEntry>, spelling: Spelling): SpelledTerms => {
  const [terms, classes] = [makeLines(), makeLines()]
  const places = new Map<string, Set<number>>()
  // Two terms that are written differently may sound alike: both match.
  const numberOf = (value: number, term: string): number => {
    if (isSingleWord(term)) return terms.numberOf(`${value}`)
    const items = itemsOf(term).map((item) => spellItem(item, spelling, classes.numberOf))
    return terms.add([value, ...items].join(" "))
  }
  for (const [value, { terms: written, spelling: own }] of entries.entries()) {
    for (const term of own === spelling ? splitTerms(written) : []) {
      const number = numberOf(value, term)
      for (const head of headsOf(term, spelling)) addTo(places, head, number)
    }
  }
  const { numbers, patterns } = wordsOfClasses(classes.lines)
  const words = [...new Set([...places.keys(), ...numbers.keys()])].sort()
  const linesOf = (own: ReadonlyMap<string, ReadonlySet<number>>): string =>
    words.map((word) => [...(own.get(word) ?? [])].join(" ")).join("\n")
  return {
    words: words.join(" "),
    places: linesOf(places),
    classes: linesOf(numbers),
    terms: terms.lines.join("\n"),
    patterns,
    size: classes.lines.length
  }
}

export const spellTerms = (entries: ReadonlyArray<TermEntry>): SpelledBoth => ({
  exact: spellOne(entries, "exact"),
  sound: spellOne(entries, "sound")
})
