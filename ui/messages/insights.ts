export const insightMessages = {
  title: "AI Insight",
  positive: (percent: number) => `${percent}% positive`,
  tone: (tone: string) => `${tone.replace(/[.\s]+$/, "")}.`,
  strengths: "Key strengths",
  areas: "Areas for improvement",
  strengthsOf: (phrases: ReadonlyArray<string>) => `Key strengths: ${phrases.join(", ")}`,
  areasOf: (phrases: ReadonlyArray<string>) => `Areas for improvement: ${phrases.join(", ")}`,
  notes: (count: number) => (count === 1 ? "1 note" : `${count} notes`),
  noThemes: "No topic has come up more than once yet.",
  missing: (count: number) =>
    count === 1
      ? "After 1 more note you’ll see what people value in you, and what they’d change."
      : `After ${count} more notes you’ll see what people value in you, and what they’d change.`,
  behind: {
    strength: (phrase: string) => `Notes behind “${phrase}” (key strength)`,
    area: (phrase: string) => `Notes behind “${phrase}” (area for improvement)`
  },
  gone: (phrase: string) => `“${phrase}” is no longer part of your insight.`,
  showAll: "Show all feedback",
  outdated: "Couldn’t refresh this.",
  failed: "Couldn’t load your insight. Your feedback is safe."
} as const
