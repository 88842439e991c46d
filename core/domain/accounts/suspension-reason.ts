/** Grapheme clusters. */
export const maxSuspensionReasonLength = 300
