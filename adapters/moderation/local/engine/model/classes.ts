import { categories } from "#core/domain/categories/category.ts"
import { moderationLabels } from "#core/domain/moderation/verdict.ts"
import { languages } from "../text/script.ts"
import { moods } from "./moods.ts"

/** Somebody may harm themselves; somebody offers help to one who may. */
export const crises = ["disclosure", "offer"] as const

/** Classes of each model; a model of one class answers yes or no. */
export const classesOf = {
  /** Brief feedback, longer feedback and public comments differ in what counts as abuse. */
  toxicity: ["brief", "long", "comment"],
  register: ["comment"],
  crisis: crises,
  language: languages,
  kind: moderationLabels,
  /** Brief texts first, then longer ones. */
  category: [...categories, ...categories],
  sentiment: [...moods, ...moods]
} as const

export type ModelName = keyof typeof classesOf

/** Scores of a model that has each class twice, for brief and for longer texts. */
export const scoresAs = (scores: ReadonlyArray<number>, isBrief: boolean): ReadonlyArray<number> =>
  isBrief ? scores.slice(0, scores.length / 2) : scores.slice(scores.length / 2)

/** The class with the highest score, the first one on a tie. */
export const leading = <const Class>(
  classes: ReadonlyArray<Class>,
  scores: ReadonlyArray<number>,
  fallback: Class
): Class => classes[scores.indexOf(Math.max(...scores))] ?? fallback
