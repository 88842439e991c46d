import type { Day } from "./day.ts"

interface Identified {
  readonly id: string
}

export const byId = (a: Identified, b: Identified): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Order of all lists: newest day first, and by random id within a day, which hides the order of arrival. */
export const newestFirst =
  <A extends Identified>(dayOf: (record: A) => Day) =>
  (a: A, b: A): number => {
    const dayOfA = dayOf(a)
    const dayOfB = dayOf(b)
    if (dayOfA !== dayOfB) return dayOfA > dayOfB ? -1 : 1
    return byId(a, b)
  }
