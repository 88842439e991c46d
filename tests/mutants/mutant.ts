/** One small change of a source that some test should notice. */
export interface Mutant {
  readonly line: number
  /** The line on which the change begins, as it is in the source. */
  readonly within: string
  /** The code before and after. */
  readonly change: string
  /** The whole source with the change. */
  readonly source: string
}
