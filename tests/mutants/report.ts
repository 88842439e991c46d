import type { Mutant } from "./mutant.ts"
import type { Survivor } from "./survivors.ts"

export interface MutantTrial {
  readonly file: string
  readonly mutant: Mutant
  readonly failure: string | null
}

const isAbout = ({ file, mutant }: MutantTrial, { file: of, within, change }: Survivor): boolean =>
  file === of && mutant.within === within && mutant.change === change

const survivorsIn = (tried: ReadonlyArray<MutantTrial>): ReadonlyArray<MutantTrial> =>
  tried.filter(({ failure }) => failure === null)

const lineOf = (title: string, tried: ReadonlyArray<MutantTrial>): string =>
  `${title}: ${tried.length - survivorsIn(tried).length} of ${tried.length} killed`

/** Says what became of the mutants, and whether those that survived are the listed ones. */
export const makeReport = (listed: ReadonlyArray<Survivor>) => {
  const survivorLine = (tried: MutantTrial): string => {
    const { line, change, within } = tried.mutant
    const reason = listed.find((one) => isAbout(tried, one))?.reason ?? "UNLISTED"
    return `  line ${line}: ${change}   in: ${within}   ${reason}`
  }

  /** Listed, but a test notices them, or the source offers them no more, or another one is hidden behind the same words. */
  const miscounted = (tried: ReadonlyArray<MutantTrial>): ReadonlyArray<string> =>
    listed.flatMap((one) => {
      const found = survivorsIn(tried).filter((each) => isAbout(each, one)).length
      return found === 1
        ? []
        : [`Listed, but ${found} survive: ${one.file}: ${one.change}   in: ${one.within}`]
    })

  return {
    linesOf: (file: string, tried: ReadonlyArray<MutantTrial>): ReadonlyArray<string> => [
      lineOf(file, tried),
      ...survivorsIn(tried).map(survivorLine)
    ],
    summaryOf: (tried: ReadonlyArray<MutantTrial>): ReadonlyArray<string> => [
      ...miscounted(tried),
      lineOf("In all", tried)
    ],
    isEnough: (tried: ReadonlyArray<MutantTrial>): boolean =>
      survivorsIn(tried).every((one) => listed.some((each) => isAbout(one, each))) &&
      miscounted(tried).length === 0
  }
}
