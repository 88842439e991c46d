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
const rejudging = "core/domain/hives/rejudge-rules.ts"
const rounded = "between two dates of four-figure years the difference is rounded away"
const typesOnly = "the compiler asks for it; the fate that was decided before leads to the same end"

export const equivalents: ReadonlyArray<Equivalent> = [
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
    file: rejudging,
    within: "if (item === undefined) return nothing(hive)",
    change: "item === undefined -> false",
    reason: typesOnly
  },
  {
    file: rejudging,
    within: "if (judged.analysis === undefined) return nothing(hive)",
    change: "judged.analysis === undefined -> false",
    reason: typesOnly
  },
  {
    file: "core/domain/hives/reward-rules.ts",
    within: "entries.map((entry) => ({ ...entry, points: -entry.points }))",
    change: "{ ...entry, points: -entry.points } -> ({points: -entry.points})",
    reason: "only the points of an entry are added up"
  }
]
