export type Origin = "own" | "open" | "research"

/** One text and what people said of it. */
export interface Row {
  readonly text: string
  readonly lang: string
  readonly script: string
  readonly origin: Origin
  readonly label?: "ok" | "toxic" | undefined
  readonly kind?: string | undefined
  readonly category?: string | undefined
  readonly sentiment?: string | undefined
  readonly isDisguised: boolean
  readonly isHeldOut: boolean
  /** The plain form of a disguised text. */
  readonly plain?: string | undefined
}
