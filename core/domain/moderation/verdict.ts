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

/** `covered`: the guard is unsure, so the owner decides. */
export type Decision = (typeof decisions)[number]

export interface Verdict {
  readonly decision: Decision
  /** Deciding label first; empty if nothing was found. */
  readonly labels: ReadonlyArray<LabelScore>
  readonly guard: string
  readonly version: string
  /** Short reason for people who ask why; never contains the text. */
  readonly reason: string
}
