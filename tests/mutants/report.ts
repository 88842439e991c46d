import { type Equivalent, equivalents } from "./equivalent.ts"
import type { Mutant } from "./mutant.ts"

export interface Tried {
  readonly file: string
  readonly mutant: Mutant
  readonly failure: string | null
}

/** Of the mutants that are not equivalent, so many must be killed. */
const leastShare = 0.9

const isAbout = ({ file, mutant }: Tried, { file: of, within, change }: Equivalent): boolean =>
  file === of && mutant.within === within && mutant.change === change

const isEquivalent = (tried: Tried): boolean => equivalents.some((equivalent) => isAbout(tried, equivalent))

const survivorsOf = (tried: ReadonlyArray<Tried>): ReadonlyArray<Tried> =>
  tried.filter((one) => one.failure === null && !isEquivalent(one))

const lineOf = (title: string, tried: ReadonlyArray<Tried>): string => {
  const killed = tried.filter(({ failure }) => failure !== null).length
  const survivors = survivorsOf(tried).length
  return `${title}: ${killed} of ${tried.length} killed, ${survivors} survived, ${tried.length - killed - survivors} equivalent`
}

/** A listed change that a test notices, or that the source no longer offers, is out of date. */
const outdated = (tried: ReadonlyArray<Tried>): ReadonlyArray<Equivalent> => {
  const files = new Set(tried.map(({ file }) => file))
  return equivalents.filter(
    (listed) => files.has(listed.file) && !tried.some((one) => one.failure === null && isAbout(one, listed))
  )
}

export const linesOf = (file: string, tried: ReadonlyArray<Tried>): ReadonlyArray<string> => [
  lineOf(file, tried),
  ...survivorsOf(tried).map(({ mutant }) => `  line ${mutant.line}: ${mutant.change}   in: ${mutant.within}`)
]

export const summaryOf = (tried: ReadonlyArray<Tried>): ReadonlyArray<string> => [
  ...outdated(tried).map(({ file, change }) => `No longer equivalent: ${file}: ${change}`),
  lineOf("In all", tried)
]

export const isEnough = (tried: ReadonlyArray<Tried>): boolean => {
  const killed = tried.filter(({ failure }) => failure !== null).length
  const share = killed / (killed + survivorsOf(tried).length)
  return share >= leastShare && outdated(tried).length === 0
}
