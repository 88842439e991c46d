/** The owner's claims (spec section 1) are marketing text. The measurements are in `measurements.ts`. */
export const claims = ["accuracy", "harmful-content", "insights", "processing-time", "privacy"] as const

export type Claim = (typeof claims)[number]

export const evidenceOf = (claim: Claim): string => `/security#${claim}`
