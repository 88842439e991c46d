import type { Category } from "../categories/category.ts"

export const pointsPerFeedback: Readonly<Record<Category, number>> = {
  "Leadership & Mentorship": 30,
  "Communication & Collaboration": 20,
  "Technical & Problem Solving": 20,
  "Creativity & Innovation": 15,
  Reliability: 10,
  "Other / General": 5
}
