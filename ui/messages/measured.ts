/** Figures that the build read from the project's own documents; null if nothing was measured. */
export interface MeasuredFigures {
  readonly guard: {
    /** In percent. */
    readonly right: number
    readonly stopped: number
    readonly wronglyStopped: number
    readonly texts: number
    readonly languages: number
    readonly date: string
  } | null
  readonly settling: {
    /** In milliseconds. */
    readonly p50: number
    readonly p99: number
    /** Runs of the benchmark whose median is given. */
    readonly rounds: number
    readonly date: string
  } | null
  readonly anonymity: { readonly promises: number; readonly proved: number } | null
}
