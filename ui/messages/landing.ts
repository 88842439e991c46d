import { guardName, guardNameAtStart } from "./product.ts"

export const landingMessages = {
  description:
    "Share one link and get honest, anonymous feedback. It is screened before you read it, on your own server.",
  headline: ["Get Anonymous Feedback", "The Safe Way"],
  lead: "Share one link. People tell you what they really think, in 300 characters and without an account. Cruelty is filtered out, and honesty gets through.",
  start: "Get Started Free",
  seeLivePage: "See a live page",
  sections: "On this page",
  howLink: "How it Works",
  featuresLink: "Features",
  howTitle: (name: string) => `How ${name} Works`,
  sampleName: "Asha Raman",
  sampleJob: "Staff Engineer, Payments",
  sampleText:
    "You jump to the fix before we agree on the problem. Five more minutes of questions would save us days.",
  sampleLabel: "The page you share, as visitors see it",
  resultsTitle: "AI-Powered Results",
  resultsText: "These are our aims. Beside each: what we measured.",
  resultsMeasured: "What we measured, on what and when.",
  aim: "Our aim",
  measured: "What we measured",
  notMeasured: "Not measured",
  lastTitle: "Ask once. Hear the truth."
} as const

export const stepMessages = {
  profile: {
    title: "Create Your Profile",
    text: "Add your name, a photo and a line about yourself. Get a link of your own."
  },
  receive: {
    title: "Receive Feedback",
    text: "Visitors write without signing in. The guard reads every note before you do."
  },
  curate: {
    title: "Curate Public View",
    text: "Every note is private until you decide otherwise. Show up to five on your page."
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
    text: `${guardNameAtStart} reads every note before you do. Insults stay out, and hard truths come through.`
  },
  analysis: {
    title: "Smart Feedback Analysis",
    text: "Sentiment, strengths, areas to improve and trends, each with the number of notes behind it."
  },
  privacy: {
    title: "Privacy-First AI",
    text: "Visitors need no account. We keep their words and the date, and nothing about them."
  },
  languages: {
    title: "Multilingual Protection",
    text: "People are most honest in their own language. The guard understands five."
  },
  gamification: {
    title: "Smart Gamification",
    text: "Badges, progress, goals and rewards across Leadership, Communication, Technical and three more areas."
  },
  sampleTopics: [
    { phrase: "Clear design reviews", times: "23 notes" },
    { phrase: "Ask more before solving", times: "9 notes" }
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
