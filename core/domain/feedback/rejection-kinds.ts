export const refusalKinds = [
  "insult",
  "threat",
  "hate",
  "sexual",
  "self-harm",
  "spam",
  "harassment",
  "profanity",
  "other"
] as const

export type RejectionKind = (typeof refusalKinds)[number]
