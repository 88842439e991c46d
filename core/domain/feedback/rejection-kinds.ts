export const rejectionKinds = [
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

export type RejectionKind = (typeof rejectionKinds)[number]
