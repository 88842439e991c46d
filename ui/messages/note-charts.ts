export const noteChartsMessages = {
  title: "Your notes at a glance",
  byMonth: "Notes by month",
  month: "Month",
  tones: { positive: "Positive", neutral: "Neutral", negative: "Critical", covered: "Covered" },
  inMonth: (month: string, count: number) => (count === 1 ? `${month}: 1 note` : `${month}: ${count} notes`)
} as const
