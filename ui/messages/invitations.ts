export const invitationMessages = {
  makeTitle: "New invitation",
  makeHint: "A link with which people create their accounts. It works for seven days.",
  uses: "How many people may use it",
  usesHint: (most: number) => `1 to ${most}`,
  usesWrong: (most: number) => `Enter a whole number from 1 to ${most}.`,
  email: "Mail it to (optional)",
  emailHint: "The address isn’t stored.",
  make: "Make a Link",
  making: "Making",
  made: "Your link is ready",
  madeHint: "Copy it now: it isn’t shown again.",
  mailed: (email: string) => `We’re also mailing it to ${email}.`,
  link: "Invitation link",
  listTitle: "Invitations",
  listHint: "Who used an invitation is stored nowhere.",
  empty: "No invitations yet",
  emptyHint: "Make a link above and send it to whoever should have an account.",
  usedOf: (used: number, uses: number) => `${used} of ${uses} used`,
  openUntil: (madeOn: string, lastDay: string) => `Made ${madeOn}, works through ${lastDay} (UTC)`,
  closed: (madeOn: string) => `Made ${madeOn}, used up or over`,
  withdraw: "Withdraw",
  withdrawOf: (madeOn: string, used: number, uses: number) =>
    `Withdraw the invitation made ${madeOn}, ${used} of ${uses} used`,
  withdrawn: "Invitation withdrawn",
  notMade: "No link was made",
  notWithdrawn: "Not withdrawn",
  notNeeded: {
    open: "Anybody can create an account here right now. Invitations are needed once SIGN_UP is set to invited.",
    closed: "Nobody can create an account here right now. Invitations work once SIGN_UP is set to invited."
  }
} as const
