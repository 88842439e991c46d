import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { type Category, categories } from "#core/domain/categories/category.ts"
import { groupFeedback } from "../feedback/notes/feedback-groups.ts"

/** Covered notes have no sentiment until their owner opens them. */
export const noteTones = ["positive", "neutral", "negative", "covered"] as const

export type NoteTone = (typeof noteTones)[number]

export interface MonthSums {
  /** Year and month, `2026-11`. */
  readonly month: string
  readonly counts: Readonly<Record<NoteTone, number>>
}

interface NoteSums {
  readonly months: ReadonlyArray<MonthSums>
  readonly categories: ReadonlyArray<readonly [category: Category, count: number]>
}

/** Fewer notes show nothing that reading them doesn't. */
const minNotes = 5
const maxMonths = 60

const toneOf = ({ isCovered, sentiment }: FeedbackItem): NoteTone => (isCovered ? "covered" : sentiment)

const monthOf = ({ createdAt }: FeedbackItem): string => createdAt.slice(0, 7)

const monthBefore = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 2, 1)).toISOString().slice(0, 7)

const monthsOf = (items: FeedbackItems): ReadonlyArray<string> => {
  const all = items.map(monthOf).sort()
  const [first = "", last = ""] = [all[0], all.at(-1)]
  const months = [last]
  while ((months[0] ?? "") > first && months.length < maxMonths) months.unshift(monthBefore(months[0] ?? ""))
  return months
}

export const sumNotes = (items: FeedbackItems): NoteSums | null => {
  const { all } = groupFeedback(items)
  if (all.length < minNotes) return null
  const countOf = (test: (item: FeedbackItem) => boolean): number => all.filter(test).length
  const sumsOf = (month: string): MonthSums => {
    const count = (tone: NoteTone) => countOf((item) => monthOf(item) === month && toneOf(item) === tone)
    return {
      month,
      counts: {
        positive: count("positive"),
        neutral: count("neutral"),
        negative: count("negative"),
        covered: count("covered")
      }
    }
  }
  return {
    months: monthsOf(all).map(sumsOf),
    categories: categories.map((category) => [category, countOf(({ aiCategory }) => aiCategory === category)])
  }
}
