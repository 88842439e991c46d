export const insightMessages = {
  title: "AI Insight",
  positive: (percent: number) => `${percent}% positive`,
  tone: (tone: string) => `${tone.replace(/[.\s]+$/, "")}.`,
  strengths: "Key strengths",
  areas: "Areas for improvement",
  times: (count: number) => (count === 1 ? "1 time" : `${count} times`),
  missing: (count: number) =>
    count === 1
      ? "One more piece of feedback, and you see here what people value in you and what they would change."
      : `${count} more pieces of feedback, and you see here what people value in you and what they would change.`,
  behind: {
    strength: (phrase: string) => `Behind “${phrase}”, one of your key strengths`,
    area: (phrase: string) => `Behind “${phrase}”, one of your areas for improvement`
  },
  gone: (phrase: string) => `Your insight no longer says “${phrase}”.`,
  showAll: "Show all feedback",
  outdated: "This could not be brought up to date.",
  failed: "The insight did not load. Your feedback is safe."
} as const
