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
  failed: "The insight did not load. Your feedback is safe."
} as const
