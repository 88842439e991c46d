export const insightMessages = {
  title: "AI Insight",
  positive: (percent: number) => `${percent}% positive`,
  tone: (tone: string) => `${tone.replace(/[.\s]+$/, "")}.`,
  strengths: "Key strengths",
  areas: "Areas for improvement",
  notes: (count: number) => (count === 1 ? "1 note" : `${count} notes`),
  noThemes: "Nothing has been said more than once yet.",
  missing: (count: number) =>
    count === 1
      ? "After 1 more note you’ll see what people value in you, and what they’d change."
      : `After ${count} more notes you’ll see what people value in you, and what they’d change.`,
  behind: {
    strength: (phrase: string) => `Behind “${phrase}”, one of your key strengths`,
    area: (phrase: string) => `Behind “${phrase}”, one of your areas for improvement`
  },
  gone: (phrase: string) => `Your insight no longer says “${phrase}”.`,
  showAll: "Show all feedback",
  outdated: "Couldn’t refresh this.",
  failed: "The insight did not load. Your feedback is safe."
} as const
