/** The owner's claims (spec section 1) are marketing text. The measurements are in `measurements.ts`. */
export const claims = ["accuracy", "harmful-content", "insights", "processing-time", "privacy"] as const

export type Claim = (typeof claims)[number]

interface MarketingFigure {
  readonly figure: string
  readonly label: string
  /** Names the subject without the claim, for MARKETING_FIGURES=off. */
  readonly topic: string
  readonly evidence: `/security#${Claim}`
}

export const marketingFigures: Readonly<Record<Claim, MarketingFigure>> = {
  accuracy: {
    figure: "99.9%",
    label: "accuracy",
    topic: "Accuracy",
    evidence: "/security#accuracy"
  },
  "harmful-content": {
    figure: "95%",
    label: "harmful content blocked",
    topic: "Harmful content",
    evidence: "/security#harmful-content"
  },
  insights: {
    figure: "70%",
    label: "more actionable insights",
    topic: "Insights",
    evidence: "/security#insights"
  },
  "processing-time": {
    figure: "1.5 s",
    label: "average processing time",
    topic: "Processing time",
    evidence: "/security#processing-time"
  },
  privacy: { figure: "100%", label: "privacy protected", topic: "Privacy", evidence: "/security#privacy" }
}
