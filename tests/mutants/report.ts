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

/**
 * Says what became of the mutants, and whether those that survived are the listed ones. `unnoticed` counts others by file:
 * those in tables of words, and in rules that tests of use cases and calls hold.
 */
export const makeReport = (listed: ReadonlyArray<Survivor>, unnoticed: Readonly<Record<string, number>>) => {
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

  const isUnlisted = (one: MutantTrial): boolean => !listed.some((each) => isAbout(one, each))

  const newlyUnnoticed = (tried: ReadonlyArray<MutantTrial>): ReadonlyArray<string> =>
    [...Map.groupBy(survivorsIn(tried).filter(isUnlisted), ({ file }) => file)]
      .filter(([file, some]) => some.length > (unnoticed[file] ?? 0))
      .map(([file, some]) => `Unlisted: ${some.length} survive, not ${unnoticed[file] ?? 0}: ${file}`)

  return {
    linesOf: (file: string, tried: ReadonlyArray<MutantTrial>): ReadonlyArray<string> => [
      lineOf(file, tried),
      ...survivorsIn(tried).map(survivorLine)
    ],
    summaryOf: (tried: ReadonlyArray<MutantTrial>): ReadonlyArray<string> => [
      ...miscounted(tried),
      ...newlyUnnoticed(tried),
      lineOf("In all", tried)
    ],
    isEnough: (tried: ReadonlyArray<MutantTrial>): boolean =>
      [...newlyUnnoticed(tried), ...miscounted(tried)].length === 0
  }
}
