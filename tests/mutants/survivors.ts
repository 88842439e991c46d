/** A change of a rule that no test of it notices, and why none has to. */
export interface Survivor {
  /** Equivalent: what the code does stays the same. Accepted: its answers do, and how soon they come is no rule's. */
  readonly kind: "equivalent" | "accepted"
  readonly file: string
  /** The line on which it begins. */
  readonly within: string
  readonly change: string
  /** How many changes of this line read the same and survive; one, if it does not say. */
  readonly times?: number
  readonly reason: string
}

const text = "core/domain/values/text.ts"
const links = "core/domain/links/fallback-link.ts"
const verdicts = "core/domain/moderation/verdict-record.ts"

const onePoint = "it is asked of one code point at a time"
const noPair = "before the first unit there is no pair"
const sparesWork = "it only spares work: the answer is the same"
const fromWords = "the remainder always finds a word"
const allBlank = "what is blank throughout ends as nothing without it"

export const survivors: ReadonlyArray<Survivor> = [
  {
    kind: "equivalent",
    file: text,
    within: "const blankCharacters = /^[\\s\\p{Z}\\p{Cf}]$/u",
    change: "/^[\\s\\p{Z}\\p{Cf}]$/u -> /[\\s\\p{Z}\\p{Cf}]$/u",
    reason: onePoint
  },
  {
    kind: "equivalent",
    file: text,
    within: "const blankCharacters = /^[\\s\\p{Z}\\p{Cf}]$/u",
    change: "/^[\\s\\p{Z}\\p{Cf}]$/u -> /^[\\s\\p{Z}\\p{Cf}]/u",
    reason: onePoint
  },
  {
    kind: "equivalent",
    file: text,
    within: "const pair = text.slice(Math.max(0, end - 2), end)",
    change: "0 -> 1",
    reason: noPair
  },
  {
    kind: "equivalent",
    file: text,
    within: "const pair = text.slice(Math.max(0, end - 2), end)",
    change: "0 -> (-1)",
    reason: noPair
  },
  {
    kind: "equivalent",
    file: text,
    within: 'if (start === -1) return ""',
    change: "start === -1 -> false",
    reason: allBlank
  },
  {
    kind: "equivalent",
    file: text,
    within: 'if (start === -1) return ""',
    change: "1 -> 2",
    reason: allBlank
  },
  {
    kind: "equivalent",
    file: text,
    within: "cluster.length > maxUnitsPerCluster && [...cluster].length > maxUnitsPerCluster",
    change: "> -> >=",
    reason: "so many units are no more code points"
  },
  {
    kind: "accepted",
    file: text,
    within: "if (text.length > mostCodePoints * 2 || [...text].length > mostCodePoints) return true",
    change: "2 -> 3",
    reason: sparesWork
  },
  {
    kind: "accepted",
    file: text,
    within: "if (plainAscii.test(text)) return text.length > limit",
    change: "plainAscii.test(text) -> false",
    reason: sparesWork
  },
  {
    kind: "equivalent",
    file: verdicts,
    within: "return Number.isInteger(round) && round > 0 ? round : 1",
    change: "0 -> 1",
    reason: "a round that is 1 is answered as 1 either way"
  },
  {
    kind: "accepted",
    file: "core/domain/feedback/offensive-phrases.ts",
    within: "phrasePattern.test(text)",
    change: "phrasePattern.test(text) -> true",
    reason: sparesWork
  },
  {
    kind: "equivalent",
    file: "core/domain/hives/reward-rules.ts",
    within: "entries.map((entry) => ({ ...entry, points: -entry.points }))",
    change: "{ ...entry, points: -entry.points } -> ({points: -entry.points})",
    reason: "only the points of an entry are added up"
  },
  {
    kind: "accepted",
    file: text,
    within:
      "text.length <= limit && plainScripts.test(text) && !(longWord.test(text) && manyMarks.test(text))",
    change: "<= -> <",
    reason: sparesWork
  },
  {
    kind: "accepted",
    file: text,
    within:
      "text.length <= limit && plainScripts.test(text) && !(longWord.test(text) && manyMarks.test(text))",
    change: "&& -> ||",
    reason: sparesWork
  },
  {
    kind: "accepted",
    file: text,
    within: "if (isPlainlyShort(text, limit)) return false",
    change: "isPlainlyShort(text, limit) -> false",
    reason: sparesWork
  },
  {
    kind: "accepted",
    file: "core/domain/feedback/feedback.ts",
    within: "isComplete(item)",
    change: "isComplete(item) -> false",
    reason: sparesWork
  },
  {
    kind: "accepted",
    file: "core/domain/feedback/link-detection.ts",
    within: "if (!possibleLink.test(normal)) return false",
    change: "!possibleLink.test(normal) -> false",
    reason: sparesWork
  },
  {
    kind: "equivalent",
    file: "core/domain/feedback/top-level-domains.ts",
    within: "const splitWords = (list: string): ReadonlyArray<string> => list.trim().split(/\\s+/)",
    change: "list.trim() -> list",
    reason: "nobody asks for a domain without letters"
  },
  {
    kind: "equivalent",
    file: verdicts,
    within: "const round = id.startsWith(start) ? Number(id.slice(start.length)) : 1",
    change: "1 -> (0)",
    reason: "no round is counted as the first"
  },
  {
    kind: "equivalent",
    file: "core/domain/hives/rejudge-rules.ts",
    within: "return analysis === undefined",
    change: "analysis === undefined -> false",
    reason: "such an item counts as gone, which was answered before"
  },
  {
    kind: "equivalent",
    file: "core/domain/records/is-record.ts",
    within:
      "return (fieldsOfKind.get(kind) ?? []).every((field) => isFieldValid(field, given.get(field.name)))",
    change: "fieldsOfKind.get(kind) ?? [] -> fieldsOfKind.get(kind)",
    reason: "every kind has its fields there"
  },
  {
    kind: "equivalent",
    file: links,
    within:
      'const wordAt = (words: ReadonlyArray<string>, number: number): string => words[number % words.length] ?? ""',
    change: 'words[number % words.length] ?? "" -> words[number % words.length]',
    reason: fromWords
  },
  {
    kind: "equivalent",
    file: links,
    within:
      'const wordAt = (words: ReadonlyArray<string>, number: number): string => words[number % words.length] ?? ""',
    change: '"" -> "?"',
    reason: fromWords
  },
  {
    kind: "equivalent",
    file: links,
    within: "const chosen = [wordAt(firstWords, part(0, 2)), wordAt(secondWords, part(2, 4))]",
    change: "2 -> (1)",
    reason: "of 32 words the last two hexadecimal digits choose"
  },
  {
    kind: "equivalent",
    file: links,
    within: 'const digits = String(part(4, 12)).padStart(9, "0").slice(-9)',
    change: "9 -> 10",
    reason: "the last nine digits are taken"
  }
]
