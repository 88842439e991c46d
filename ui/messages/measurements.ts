import type { Claim } from "./marketing-figures.ts"

export interface Measurement {
  readonly value: string
  readonly how: string
  /** The day, as people read it: "20 November 2026". */
  readonly date: string
}

/** What this installation measured of each claim. `null` is shown as "Not measured". */
export const measurements: Readonly<Record<Claim, Measurement | null>> = {
  accuracy: null,
  "harmful-content": null,
  insights: null,
  "processing-time": null,
  privacy: null
}
