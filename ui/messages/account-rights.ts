import { productName } from "./product.ts"

/** What an owner decides about the account: to pause, to take all along, to leave; and what others decided about it. */
export const accountRightsMessages = {
  pauseTitle: "Receiving feedback",
  pauseHint:
    "While your page is paused people can read it, and cannot write. What they had begun to write is kept for them.",
  isOpen: "Your page takes feedback.",
  isPaused: "Your page is paused: it takes no feedback.",
  pause: "Pause my page",
  resume: "Take feedback again",
  paused: "Your page is paused.",
  resumed: "Your page takes feedback again.",
  notChanged: "Nothing was changed",
  suspended: (reason: string) =>
    `Whoever runs this ${productName} has closed your page: “${reason}” Visitors see an unknown link. You can still download your data and delete your account.`,
  downloadTitle: "Your data",
  downloadHint:
    "Everything that is stored of you, as you may see it: a ZIP with JSON, a table for spreadsheets, and your photo.",
  download: "Download my data",
  leaveTitle: "Delete your account",
  leaveHint: "Your page is gone at once. You have 24 hours to change your mind; then everything is deleted.",
  leave: "Delete my account",
  leaveQuestion: "Delete your account?",
  leaveText: [
    "Your page disappears at once and you are signed out everywhere. Until 24 hours later signing in lets you keep it all.",
    "Then your feedback, badges, photo and link are deleted for good; nobody is ever given the link again."
  ],
  typeEmail: "Type your email to confirm",
  leavingTitle: "Your account will be deleted",
  leavingText: (moment: string) =>
    `Your page is gone already. On ${moment} everything is deleted for good. Until then you can sign in and keep your account.`,
  toStart: "Go to the start page",
  keep: "Keep my account",
  kept: "Your account is kept, and your page is back.",
  toAccount: "To your account"
} as const
