import { families } from "../concepts/concepts.ts"
import { addText, hashStart } from "../text/hash.ts"

export interface Notion {
  readonly id: number
  readonly hash: number
}

export interface Concept extends Notion {
  /** Step in the order of families; undefined for most of grammar. */
  readonly step: Notion | undefined
  /** False for grammar, which means nothing by itself. */
  readonly isMeaning: boolean
}

let notions = 0

export const notionOf = (name: string): Notion => ({ id: ++notions, hash: addText(hashStart, name) })

/** Grammatical concepts that tell who does what to whom. */
const roles = new Set(
  "you-polite you-informal your i-me my not will-future should-must if stop-doing everyone nobody".split(" ")
)

const conceptsIn = ([family, lines]: readonly [string, ReadonlyArray<string>]) => {
  const isMeaning = family !== "grammar"
  const ofFamily = notionOf(family)
  return lines
    .flatMap((line) => line.split(" "))
    .map((name) => {
      const notion = notionOf(name)
      const step = isMeaning ? ofFamily : roles.has(name) ? notion : undefined
      return [name, { ...notion, step, isMeaning }] as const
    })
}

export const concepts: ReadonlyMap<string, Concept> = new Map(Object.entries(families).flatMap(conceptsIn))

export const some = (...names: ReadonlyArray<string>): ReadonlySet<Concept | undefined> =>
  new Set(names.map((name) => concepts.get(name)))
