import { type RejectionKind, refusalKinds } from "#core/domain/feedback/rejection-kinds.ts"

export const rejectionKindLabels: Readonly<Record<RejectionKind, string>> = {
  insult: "Insult",
  threat: "Threat",
  hate: "Hate",
  sexual: "Sexual",
  "self-harm": "Self-harm",
  spam: "Spam",
  harassment: "Harassment",
  profanity: "Profanity",
  other: "Other"
}

const criteria: Readonly<Record<RejectionKind, string>> = {
  insult: "Insult: an attack on a person, not on what they do",
  threat: "Threat: harm that is announced or wished for",
  hate: "Hate: contempt for people because of a group they belong to",
  sexual: "Sexual: a sexual remark",
  "self-harm": "Self-harm: urging someone to harm themselves",
  spam: "Spam: advertising, or no message at all",
  harassment: "Harassment: hounding or humiliating someone",
  profanity: "Profanity: foul language and little else",
  other: "Other: abuse of another kind"
}

export const rejectionCriteria: ReadonlyArray<string> = refusalKinds.map((kind) => criteria[kind])
