/** What the insight calls a strength or an area for improvement. */
export interface FindingName {
  readonly side: "strength" | "area"
  readonly phrase: string
}
