import { categories } from "#core/domain/categories/category.ts"
import { moderationLabels } from "#core/domain/moderation/verdict.ts"
import { languages } from "../text/script.ts"
import { registers } from "./cells.ts"
import { moods } from "./moods.ts"

/** What each model tells apart; a model of one class says yes or no. Toxicity has one for each register. */
const classesOf = {
  toxicity: registers,
  register: ["feedback"],
  language: languages,
  kind: moderationLabels,
  category: categories,
  sentiment: moods
} as const

export type ModelName = keyof typeof classesOf

/** The class that leads; the first one when several do. */
export const leading = <const Class>(
  classes: ReadonlyArray<Class>,
  scores: ReadonlyArray<number>,
  fallback: Class
): Class => classes[scores.indexOf(Math.max(...scores))] ?? fallback
