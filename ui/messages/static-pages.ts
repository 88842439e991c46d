/** The texts are in `static-security.ts`, `static-privacy.ts` and `static-terms.ts`. */
export interface StaticSection {
  readonly id?: string
  readonly heading: string
  /** Figures that appear as large as the heading. */
  readonly measured?: string
  readonly paragraphs: ReadonlyArray<string>
  readonly list?: ReadonlyArray<string>
  readonly after?: string
  readonly link?: { readonly text: string; readonly href: string }
}

export interface StaticText {
  readonly title: string
  readonly effective?: string
  readonly lead: string
  readonly sections: ReadonlyArray<StaticSection>
}

export const effectiveDate = "Effective December 27, 2025 · Version 1.0"

export const supportSection = {
  heading: "Support",
  paragraphs: [
    "Write to the operator of this server: the people who gave you its address. They answer within 48 hours."
  ]
} as const
