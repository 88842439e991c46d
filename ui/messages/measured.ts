/** What the build found in the files in which the project keeps its own figures; null: nothing was measured. */
export interface Measured {
  readonly guard: {
    /** Per cent. */
    readonly right: number
    readonly stopped: number
    readonly texts: number
    readonly languages: number
    /** The day, as people read it: "20 November 2026". */
    readonly date: string
  } | null
  readonly settling: {
    /** Milliseconds. */
    readonly p50: number
    readonly p99: number
    readonly date: string
  } | null
  readonly anonymity: { readonly promises: number; readonly proved: number } | null
}
