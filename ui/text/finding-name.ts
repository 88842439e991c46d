export interface FindingName {
  readonly side: "strength" | "area"
  readonly phrase: string
}
