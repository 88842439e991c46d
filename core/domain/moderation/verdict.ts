export const moderationLabels = [
  "profanity",
  "insult",
  "harassment",
  "threat",
  "self-harm-incitement",
  "sexual",
  "hate",
  "spam"
] as const

export type ModerationLabel = (typeof moderationLabels)[number]

export interface LabelScore {
  readonly label: ModerationLabel
  /** 0 to 1. */
  readonly score: number
}

export const decisions = ["approved", "covered", "rejected"] as const

/** `covered`: the guard is unsure, and the owner decides. */
export type Decision = (typeof decisions)[number]

/** A guard's verdict on one text. */
export interface Verdict {
  readonly decision: Decision
  /** Deciding label first; empty when nothing was found. */
  readonly labels: ReadonlyArray<LabelScore>
  readonly guard: string
  readonly version: string
  /** One phrase for people who ask why; never the text itself. */
  readonly reason: string
}
