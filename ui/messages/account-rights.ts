export const accountRightsMessages = {
  pauseTitle: "Receiving feedback",
  pauseHint:
    "While your page is paused, people can read it but not write. Anything they had started is kept for them.",
  isOpen: "Your page is open for feedback.",
  isPaused: "Your page is paused. Nobody can send you feedback right now.",
  opensAt: (moment: string) =>
    `Your page opens again on ${moment}. Notes appear together at set times, and your page opens at one of them too. That way nobody can tell who wrote by when it was open.`,
  pause: "Pause my page",
  stayPaused: "Keep it paused",
  resume: "Open my page again",
  paused: "Your page is paused.",
  resumed: "Your page is open for feedback again.",
  notChanged: "Couldn’t save this",
  suspended: (reason: string) =>
    `The operator of this server has closed your page: “${reason}” Visitors see that there is no such page. You can still download your data and delete your account.`,
  downloadTitle: "Your data",
  downloadHint: "Everything we store about you in one ZIP: JSON, a spreadsheet (CSV) and your photo.",
  download: "Download my data",
  leaveTitle: "Delete your account",
  leaveHint:
    "Your page disappears right away. You have 24 hours to change your mind. Then everything is deleted.",
  leave: "Delete my account",
  leaveQuestion: "Delete your account?",
  leaveText: [
    "Your page disappears right away and you’re signed out everywhere. For 24 hours you can sign in and keep everything.",
    "Then your feedback, badges, photo and link are deleted for good. Nobody else can ever claim the link."
  ],
  typeEmail: "Type your email to confirm",
  leavingTitle: "Your account will be deleted",
  leavingText: (moment: string) =>
    `Your page is already gone. On ${moment} everything is deleted for good. Until then you can sign in and keep your account.`,
  removedTitle: "The operator is deleting your account",
  removedText: (moment: string) =>
    `Your page is already gone. On ${moment} everything is deleted for good. Until then you can download your data, and only an operator of this server can take this back.`,
  operatorResets: (day: string, name: string) =>
    `On ${day}, ${name}, who helps run this server, made a link to a new password for your account. If you didn’t ask for it, ask them why.`,
  toStart: "Go to the start page",
  keep: "Keep my account",
  kept: "You’ve kept your account, and your page is back.",
  keptUntil: (moment: string) => `You’ve kept your account. Your page opens for feedback again on ${moment}.`,
  toAccount: "Go to your account"
} as const
