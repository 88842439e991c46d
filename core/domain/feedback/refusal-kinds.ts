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

/** What a text was rejected for, in one word. */
export type RefusalKind = (typeof refusalKinds)[number]
