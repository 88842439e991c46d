import { categories } from "#core/domain/categories/category.ts"
import { moderationLabels } from "#core/domain/moderation/verdict.ts"
import { languages } from "../text/script.ts"
import { moods } from "./moods.ts"

/** Somebody may harm themselves; somebody offers help to one who may. */
export const crises = ["disclosure", "offer"] as const

/** What each model tells apart; a model of one class says yes or no. */
export const classesOf = {
  /** As brief or longer feedback, and as a comment to the public: what they call abuse is not the same. */
  toxicity: ["brief", "long", "comment"],
  register: ["comment"],
  crisis: crises,
  language: languages,
  kind: moderationLabels,
  /** As brief texts, then as longer ones. */
  category: [...categories, ...categories],
  sentiment: [...moods, ...moods]
} as const

export type ModelName = keyof typeof classesOf

/** Of a model that tells the same classes apart twice, in brief texts and in longer ones. */
export const scoresAs = (scores: ReadonlyArray<number>, isBrief: boolean): ReadonlyArray<number> =>
  isBrief ? scores.slice(0, scores.length / 2) : scores.slice(scores.length / 2)

/** The class that leads; the first one when several do. */
export const leading = <const Class>(
  classes: ReadonlyArray<Class>,
  scores: ReadonlyArray<number>,
  fallback: Class
): Class => classes[scores.indexOf(Math.max(...scores))] ?? fallback
