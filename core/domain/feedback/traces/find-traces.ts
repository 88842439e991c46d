import { findContacts } from "./contacts.ts"
import { findDates } from "./dates.ts"
import { findEncounters } from "./encounters.ts"
import { findNames } from "./names.ts"
import { findNumbers } from "./numbers.ts"
import { findScripts } from "./scripts.ts"
import { findSelfDescriptions } from "./self-descriptions.ts"
import { findSignatures } from "./signatures.ts"
import type { Trace } from "./trace.ts"

interface TraceContext {
  readonly ownerName: string | null
  readonly publicNotes: ReadonlyArray<string>
}

/** Overlapping places count as the first of these kinds. */
const finders = [findContacts, findSignatures, findDates, findNumbers, findEncounters, findSelfDescriptions]

/** Longer texts are refused anyway, and searching them would slow down somebody who shortens one. */
const maxSearchedLength = 1_500

/**
 * Finds the places in a note that may give its writer away, in order and without overlaps. Runs in the browser only:
 * no note is refused, and nobody learns of it. It finds many traces, never all.
 */
export const findTraces = (note: string, { ownerName, publicNotes }: TraceContext): ReadonlyArray<Trace> => {
  const text = note.slice(0, maxSearchedLength)
  const all = [
    ...finders.flatMap((find) => find(text)),
    ...findNames(text, ownerName),
    ...findScripts(text, publicNotes)
  ]
  const chosen: Array<Trace> = []
  for (const trace of all) {
    if (chosen.every(({ start, end }) => trace.end <= start || trace.start >= end)) chosen.push(trace)
  }
  return chosen.sort((one, other) => one.start - other.start)
}
