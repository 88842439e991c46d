import { categories } from "#core/domain/categories/category.ts"
import { moderationLabels } from "#core/domain/moderation/verdict.ts"
import { languages } from "../text/script.ts"
import { textForms } from "./cells.ts"
import { sentimentClasses } from "./sentiment-classes.ts"

/**
 * A disclosure: the writer may harm themselves. An offer: the writer offers help, with anything. Support: the writer keeps
 * somebody from harming themselves.
 */
export const crises = ["disclosure", "offer", "support"] as const

export const classesOf = {
  toxicity: textForms,
  register: ["comment"],
  crisis: crises,
  language: languages,
  kind: moderationLabels,
  category: categories,
  sentiment: sentimentClasses
} as const

export type ModelName = keyof typeof classesOf

export const leading = <const Class>(
  classes: ReadonlyArray<Class>,
  scores: ReadonlyArray<number>,
  fallback: Class
): Class => classes[scores.indexOf(Math.max(...scores))] ?? fallback
