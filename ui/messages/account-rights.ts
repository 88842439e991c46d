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
  toAccount: "To your account"
} as const
