import { guardNameAtStart, productName } from "./product.ts"

const characters = (count: number): string => (count === 1 ? "1 character" : `${count} characters`)

export const visitorMessages = {
  nobody: "Someone",
  question: (firstName: string) => `What should ${firstName} hear?`,
  questionPlain: "What should they hear?",
  paused: (firstName: string) => `${firstName} is not taking feedback right now`,
  pausedPlain: "This page is not taking feedback right now",
  pausedText: "What is here stays readable. You are welcome to come back another day.",
  pausedDraft: "What you wrote, to copy or keep",
  placeholder: "One thing to keep doing, or one thing to change…",
  count: (count: number, limit: number) => `${count}/${limit}`,
  charactersLeft: (left: number) =>
    left >= 0 ? `${characters(left)} left` : `${characters(-left)} too many`,
  promise: "Anonymous. Only your words and a day are kept, and what you choose here.",
  howAnonymous: "How is this anonymous?",
  anonymousBecause: [
    "No account, cookie, IP address or browser name of yours is stored.",
    "The day is kept, never the time; within a day nothing stands in order.",
    "Your words are sealed before they are written to disk.",
    "After sending everybody sees the same, whatever becomes of the text."
  ],
  anonymousLimit: "One limit: your style, or being the only one with this link, can give you away.",
  more: "More on this",
  readHere: "A program on this server reads your words first, and no service elsewhere.",
  readElsewhere: (service: string) =>
    `A program on this server reads your words first, and mostly ${service}: your words, nothing else.`,
  unchecked: "This server does not check whose page this is.",
  submit: "Submit",
  submitting: "Sending",
  sentTitle: "Feedback submitted",
  sentText: (name: string) =>
    `Thank you. ${guardNameAtStart} checks it first (reviewed by AI). If it passes, ${name} sees your words and a day, nothing else.`,
  sentTextPlain: `Thank you. ${guardNameAtStart} checks it first (reviewed by AI). If it passes, only your words and a day are shown, nothing else.`,
  lostTitle: "The connection failed",
  lost: "Your feedback may have been sent. Your text is kept, and it is safe to submit it again: it will not be counted twice.",
  failedTitle: "Not sent",
  failed: "Your feedback could not be sent. Your text is kept; please try again.",
  othersTitle: "What others have said",
  othersText: (name: string) => `${name} chose to make these public.`,
  othersTextPlain: "Shared by the owner of this page.",
  showBadges: "Show Badges",
  hideBadges: "Hide Badges",
  badgesTitle: (name: string) => `${name}’s badges`,
  badgesTitlePlain: "Badges",
  allCategories: "All six categories",
  wantOne: "Want a page like this?",
  createOwn: "Create your own",
  notFoundTitle: "Profile Not Found",
  notFoundText: "The feedback link you're looking for doesn't exist or has been removed.",
  createProfile: "Create Your Profile",
  join: `Join ${productName}`,
  description: (name: string) =>
    `Tell ${name} what you really think. Anonymous: no account, and nothing about you is kept.`
} as const
