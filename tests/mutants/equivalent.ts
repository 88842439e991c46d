/** A change that no test can notice, because what the code does stays the same. */
export interface Equivalent {
  readonly file: string
  /** The line on which it begins. */
  readonly within: string
  readonly change: string
  readonly reason: string
}

const text = "core/domain/values/text.ts"
const days = "core/domain/values/day.ts"
const verdicts = "core/domain/moderation/verdict-record.ts"
const rounded = "between two dates of four-figure years the difference is rounded away"

const onePoint = "it is asked of one code point at a time"
const noPair = "before the first unit there is no pair"
const allBlank = "what is blank throughout ends as nothing without it"

export const equivalents: ReadonlyArray<Equivalent> = [
  {
    file: text,
    within: "const blank = /^[\\s\\p{Z}\\p{Cf}]$/u",
    change: "/^[\\s\\p{Z}\\p{Cf}]$/u -> /[\\s\\p{Z}\\p{Cf}]$/u",
    reason: onePoint
  },
  {
    file: text,
    within: "const blank = /^[\\s\\p{Z}\\p{Cf}]$/u",
    change: "/^[\\s\\p{Z}\\p{Cf}]$/u -> /^[\\s\\p{Z}\\p{Cf}]/u",
    reason: onePoint
  },
  {
    file: text,
    within: "const pair = text.slice(Math.max(0, end - 2), end)",
    change: "0 -> 1",
    reason: noPair
  },
  {
    file: text,
    within: "const pair = text.slice(Math.max(0, end - 2), end)",
    change: "0 -> (-1)",
    reason: noPair
  },
  {
    file: text,
    within: 'if (start === -1) return ""',
    change: "start === -1 -> false",
    reason: allBlank
  },
  {
    file: text,
    within: 'if (start === -1) return ""',
    change: "1 -> 2",
    reason: allBlank
  },
  {
    file: text,
    within: "cluster.length > codePointsPerCluster && [...cluster].length > codePointsPerCluster",
    change: "> -> >=",
    reason: "so many units are no more code points"
  },
  {
    file: text,
    within: "if (text.length > mostCodePoints * 2 || [...text].length > mostCodePoints) return true",
    change: "2 -> 3",
    reason: "it only spares work: the code points are counted next"
  },
  {
    file: text,
    within: "if (plainAscii.test(text)) return text.length > limit",
    change: "plainAscii.test(text) -> false",
    reason: "it only spares work: counting clusters gives the same answer"
  },
  {
    file: text,
    within: 'const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })',
    change: '{ granularity: "grapheme" } -> ({})',
    reason: "graphemes are what a segmenter counts by itself"
  },
  {
    file: days,
    within: "const millisPerDay = 86_400_000",
    change: "86_400_000 -> 86400001",
    reason: rounded
  },
  {
    file: days,
    within: "const millisPerDay = 86_400_000",
    change: "86_400_000 -> (86399999)",
    reason: rounded
  },
  {
    file: verdicts,
    within: "return Number.isInteger(round) && round > 0 ? round : 1",
    change: "0 -> 1",
    reason: "a round that is 1 is answered as 1 either way"
  },
  {
    file: "core/domain/feedback/offensive-phrases.ts",
    within: "pattern.test(text)",
    change: "pattern.test(text) -> true",
    reason: "it only spares work: a text without a phrase has no matches"
  },
  {
    file: "core/domain/hives/reward-rules.ts",
    within: "entries.map((entry) => ({ ...entry, points: -entry.points }))",
    change: "{ ...entry, points: -entry.points } -> ({points: -entry.points})",
    reason: "only the points of an entry are added up"
  }
]
