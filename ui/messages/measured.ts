/**
 * Figures that the build read from the project's own documents; null if nothing was measured. Shares are in percent,
 * times in milliseconds: medians of `rounds` runs of the benchmark.
 */
export interface MeasuredFigures {
  readonly guard: {
    readonly right: number
    readonly stopped: number
    readonly wronglyStopped: number
    readonly texts: number
    readonly languages: number
    readonly date: string
  } | null
  readonly settling: {
    readonly p50: number
    readonly p99: number
    readonly rounds: number
    readonly date: string
  } | null
  readonly anonymity: { readonly promises: number; readonly proved: number } | null
}
