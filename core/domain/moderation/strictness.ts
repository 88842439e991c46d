export const strictnesses = ["gentle", "normal", "strict"] as const

/** Position of the score range in which the guard is unsure (MODERATION_STRICTNESS). */
export type Strictness = (typeof strictnesses)[number]

export const defaultStrictness: Strictness = "normal"
