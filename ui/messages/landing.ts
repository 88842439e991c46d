import { productName } from "./product.ts"

export const landingMessages = {
  headline: ["Get Anonymous Feedback", "The Safe Way"],
  lead: "Share one link. People tell you what they really think, in 300 characters and without an account. Cruelty is filtered out; what helps you reaches you.",
  start: "Get Started Free",
  howLink: "How it Works",
  howTitle: `How ${productName} Works`,
  sampleName: "Asha Raman",
  sampleJob: "Staff Engineer, Payments",
  sampleText:
    "You jump to the fix before we agree on the problem. Five more minutes of questions would save us days.",
  sampleCount: "102/300",
  sampleLabel: "What the page that you share looks like",
  steps: [
    ["Create Your Profile", "A name, a sentence about you, and a link that is yours."],
    ["Receive Feedback", "Visitors write without signing in. The moderation guard reads before you do."],
    ["Curate Public View", "Everything is private until you choose. Up to five notes can stand on your page."]
  ]
} as const
