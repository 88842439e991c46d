import { unpackWords } from "./packed-words.ts"
import { soundOf } from "./sound-of.ts"

/** Each role of a word beside a name or a group; the data file `people/beside.txt` tells what it says. */
export const besideRoles = [
  "title",
  "honorific",
  "after name",
  "determiner",
  "noun after name",
  "verb before you",
  "first person",
  "complement",
  "group tail"
] as const

export type BesideRole = (typeof besideRoles)[number]

export interface BesideWords {
  readonly role: BesideRole
  readonly isBySound: boolean
  /** Words as `packWords` writes them, as they sound if they are compared by sound. */
  readonly words: string
}

export type HasRole = (role: BesideRole, word: string | undefined) => boolean

export const makeRoles = (beside: ReadonlyArray<BesideWords>): HasRole => {
  const roles = new Map(
    beside.map(({ role, isBySound, words }) => [role, { isBySound, words: new Set(unpackWords(words)) }])
  )
  return (role, word = "") => {
    const known = roles.get(role)
    return known?.words.has(known.isBySound ? soundOf(word) : word) ?? false
  }
}
