export const strictnesses = ["gentle", "normal", "strict"] as const

/** Where the band begins and ends in which a guard is unsure (MODERATION_STRICTNESS). */
export type Strictness = (typeof strictnesses)[number]

export const defaultStrictness: Strictness = "normal"
