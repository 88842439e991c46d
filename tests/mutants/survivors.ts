/** A change of a rule that no test of it notices, and why none has to. */
export interface Survivor {
  readonly file: string
  /** The line on which it begins. */
  readonly within: string
  readonly change: string
  readonly reason: string
}

type SurvivorRow = readonly [within: string, change: string, reason: string]

const inFile = (file: string, ...rows: ReadonlyArray<SurvivorRow>): ReadonlyArray<Survivor> =>
  rows.map(([within, change, reason]) => ({ file: `core/domain/${file}`, within, change, reason }))

const sparesWork = "it only spares work: the answer is the same"
const fromWords = "the remainder always finds a word"
const onePoint = "it is asked of one code point at a time"
const noPair = "before the first unit there is no pair"

export const survivors: ReadonlyArray<Survivor> = [
  ...inFile(
    "values/text.ts",
    [
      "const blankCharacters = /^[\\s\\p{Z}\\p{Cf}]$/u",
      "/^[\\s\\p{Z}\\p{Cf}]$/u -> /[\\s\\p{Z}\\p{Cf}]$/u",
      onePoint
    ],
    [
      "const blankCharacters = /^[\\s\\p{Z}\\p{Cf}]$/u",
      "/^[\\s\\p{Z}\\p{Cf}]$/u -> /^[\\s\\p{Z}\\p{Cf}]/u",
      onePoint
    ],
    ["const pair = text.slice(Math.max(0, end - 2), end)", "0 -> 1", noPair],
    ["const pair = text.slice(Math.max(0, end - 2), end)", "0 -> (-1)", noPair],
    [
      "cluster.length > maxUnitsPerCluster && [...cluster].length > maxUnitsPerCluster",
      "> -> >=",
      "so many units are no more code points"
    ],
    [
      "if (text.length > mostCodePoints * 2 || [...text].length > mostCodePoints) return true",
      "2 -> 3",
      sparesWork
    ],
    ["if (plainAscii.test(text)) return text.length > limit", "plainAscii.test(text) -> false", sparesWork],
    [
      "text.length <= limit && plainScripts.test(text) && !(longWord.test(text) && manyMarks.test(text))",
      "<= -> <",
      sparesWork
    ],
    [
      "text.length <= limit && plainScripts.test(text) && !(longWord.test(text) && manyMarks.test(text))",
      "&& -> ||",
      sparesWork
    ],
    ["if (isPlainlyShort(text, limit)) return false", "isPlainlyShort(text, limit) -> false", sparesWork]
  ),
  ...inFile(
    "accounts/digest.ts",
    ['const days = digest.every === "day" ? 1 : 7', 'digest.every === "day" -> false', sparesWork],
    ['const days = digest.every === "day" ? 1 : 7', '"day" -> ""', sparesWork],
    ['const days = digest.every === "day" ? 1 : 7', "1 -> 2", sparesWork],
    ['const days = digest.every === "day" ? 1 : 7', "7 -> 8", sparesWork]
  ),
  ...inFile(
    "moderation/verdict-record.ts",
    [
      "return Number.isInteger(round) && round > 0 ? round : 1",
      "0 -> 1",
      "a round that is 1 is answered as 1 either way"
    ],
    [
      "const round = id.startsWith(start) ? Number(id.slice(start.length)) : 1",
      "1 -> (0)",
      "no round is counted as the first"
    ]
  ),
  ...inFile("feedback/offensive-phrases.ts", [
    "phrasePattern.test(text)",
    "phrasePattern.test(text) -> true",
    sparesWork
  ]),
  ...inFile("hives/reward-rules.ts", [
    "entries.map((entry) => ({ ...entry, points: -entry.points }))",
    "{ ...entry, points: -entry.points } -> ({points: -entry.points})",
    "only the points of an entry are added up"
  ]),
  ...inFile("feedback/link-detection.ts", [
    "if (!possibleLink.test(normal)) return false",
    "!possibleLink.test(normal) -> false",
    sparesWork
  ]),
  ...inFile("feedback/top-level-domains.ts", [
    "const splitWords = (list: string): ReadonlyArray<string> => list.trim().split(/\\s+/)",
    "list.trim() -> list",
    "nobody asks for a domain without letters"
  ]),
  ...inFile(
    "links/fallback-link.ts",
    [
      'const wordAt = (words: ReadonlyArray<string>, number: number): string => words[number % words.length] ?? ""',
      'words[number % words.length] ?? "" -> words[number % words.length]',
      fromWords
    ],
    [
      'const wordAt = (words: ReadonlyArray<string>, number: number): string => words[number % words.length] ?? ""',
      '"" -> "?"',
      fromWords
    ],
    [
      "const chosen = [wordAt(firstWords, part(0, 2)), wordAt(secondWords, part(2, 4))]",
      "2 -> (1)",
      "of 32 words the last two hexadecimal digits choose"
    ],
    [
      'const digits = String(part(4, 12)).padStart(9, "0").slice(-9)',
      "9 -> 10",
      "the last nine digits are taken"
    ]
  )
]
