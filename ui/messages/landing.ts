import { guardName, productName } from "./product.ts"

export const landingMessages = {
  description:
    "Share one link and get honest, anonymous feedback: screened before you read it, on a server of your own.",
  headline: ["Get Anonymous Feedback", "The Safe Way"],
  lead: "Share one link. People tell you what they really think, in 300 characters and without an account. Cruelty is filtered out. The honest part gets through.",
  start: "Get Started Free",
  sections: "On this page",
  howLink: "How it Works",
  featuresLink: "Features",
  howTitle: `How ${productName} Works`,
  sampleName: "Asha Raman",
  sampleJob: "Staff Engineer, Payments",
  sampleText:
    "You jump to the fix before we agree on the problem. Five more minutes of questions would save us days.",
  sampleLabel: "What the page that you share looks like",
  resultsTitle: "AI-Powered Results",
  resultsText: "Our aims. Tap one to see what has been measured.",
  lastTitle: "Ask once. Hear the truth."
} as const

export const stepMessages = {
  profile: {
    title: "Create Your Profile",
    text: "A name, a photo, a sentence about you, and a link that is yours."
  },
  receive: {
    title: "Receive Feedback",
    text: "Visitors write without signing in. The guard reads before you do."
  },
  curate: {
    title: "Curate Public View",
    text: "Everything is private until you choose. Show up to five on your page."
  },
  yourLink: "/your-link",
  copyLink: "Copy Link",
  noCharacters: "0/300 characters",
  protectedBy: `Protected by ${guardName}`,
  sampleItem: "When the release slipped you told us first, and told us what you would do.",
  sampleCategory: "Leadership",
  makePublic: "Make Public"
} as const

export const featureMessages = {
  title: "Powered by Advanced AI",
  moderation: {
    title: "AI Moderation",
    text: `Every note is read by ${guardName} before you see it. Insults stay out; hard truths come through.`
  },
  analysis: {
    title: "Smart Feedback Analysis",
    text: "Sentiment, strengths, areas to improve and trends, each with the number of notes behind it."
  },
  privacy: {
    title: "Privacy-First AI",
    text: "Visitors need no account. Only their words and a day are kept, nothing about them."
  },
  languages: {
    title: "Multilingual Protection",
    text: "People are most honest in their own language. The guard understands five."
  },
  gamification: {
    title: "Smart Gamification",
    text: "Badges, progress, goals and rewards across Leadership, Communication, Technical and three more."
  },
  sampleTopics: [
    { phrase: "Clear design reviews", times: "23 times" },
    { phrase: "Ask more before solving", times: "9 times" }
  ],
  filtered: `[Content filtered by ${guardName} for containing offensive or inappropriate language]`,
  nothingKept: ["No account", "No cookie", "No IP address", "No exact time"],
  languageNames: [
    { lang: "en", own: "English", english: null },
    { lang: "hi", own: "हिन्दी", english: "Hindi" },
    { lang: "te", own: "తెలుగు", english: "Telugu" },
    { lang: "ta", own: "தமிழ்", english: "Tamil" },
    { lang: "kn", own: "ಕನ್ನಡ", english: "Kannada" }
  ],
  sampleBadges: [
    { category: "communication", tier: 5, name: "Clear Voice" },
    { category: "reliability", tier: 25, name: "Dependable Ally" },
    { category: "creativity", tier: 50, name: "Innovation Driver" },
    { category: "technical", tier: 100, name: "Tech Virtuoso" }
  ]
} as const
