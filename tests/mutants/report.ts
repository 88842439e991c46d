import type { Mutant } from "./mutant.ts"
import type { Survivor } from "./survivors.ts"

export interface MutantTrial {
  readonly file: string
  readonly mutant: Mutant
  readonly failure: string | null
}

/** Of the mutants that are not equivalent, so many must be killed. */
const minKilledShare = 0.9

const isAbout = ({ file, mutant }: MutantTrial, { file: of, within, change }: Survivor): boolean =>
  file === of && mutant.within === within && mutant.change === change

/** Says what became of the mutants, and whether those that survived are the listed ones. */
export const makeReport = (listed: ReadonlyArray<Survivor>) => {
  const reasonFor = (tried: MutantTrial): Survivor | undefined => listed.find((one) => isAbout(tried, one))

  const countOf = (tried: ReadonlyArray<MutantTrial>) => {
    const survivors = tried.filter(({ failure }) => failure === null)
    const kinds = survivors.map((one) => reasonFor(one)?.kind)
    return {
      killed: tried.length - survivors.length,
      unlisted: kinds.filter((kind) => kind === undefined).length,
      accepted: kinds.filter((kind) => kind === "accepted").length,
      equivalent: kinds.filter((kind) => kind === "equivalent").length
    }
  }

  const lineOf = (title: string, tried: ReadonlyArray<MutantTrial>): string => {
    const { killed, unlisted, accepted, equivalent } = countOf(tried)
    const rest = `${unlisted} unlisted, ${accepted} accepted, ${equivalent} equivalent`
    return `${title}: ${killed} of ${tried.length} killed; survivors: ${rest}`
  }

  /** Listed, but a test notices them, or the source offers them no more, or another one is hidden behind the same words. */
  const miscounted = (tried: ReadonlyArray<MutantTrial>): ReadonlyArray<string> =>
    listed.flatMap((one) => {
      const found = tried.filter((each) => each.failure === null && isAbout(each, one)).length
      const { file, within, change, times = 1 } = one
      return found === times
        ? []
        : [`Listed for ${times}, but ${found} survive: ${file}: ${change}   in: ${within}`]
    })

  const survivorLine = (tried: MutantTrial): string => {
    const { line, change, within } = tried.mutant
    const found = reasonFor(tried)
    const why = found === undefined ? "UNLISTED" : `${found.kind}, as ${found.reason}`
    return `  line ${line}: ${change}   in: ${within}   ${why}`
  }

  return {
    linesOf: (file: string, tried: ReadonlyArray<MutantTrial>): ReadonlyArray<string> => [
      lineOf(file, tried),
      ...tried.filter(({ failure }) => failure === null).map(survivorLine)
    ],
    summaryOf: (tried: ReadonlyArray<MutantTrial>): ReadonlyArray<string> => [
      ...miscounted(tried),
      lineOf("In all", tried)
    ],
    isEnough: (tried: ReadonlyArray<MutantTrial>): boolean => {
      const { killed, unlisted, accepted } = countOf(tried)
      const share = killed / (killed + unlisted + accepted)
      return share >= minKilledShare && unlisted === 0 && miscounted(tried).length === 0
    }
  }
}
