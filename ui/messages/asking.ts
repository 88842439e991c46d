export const askingMessages = {
  open: "QR and more",
  share: "Share",
  title: "Ask for feedback",
  code: "QR code of your feedback link",
  saveSvg: "Save as SVG",
  savePng: "Save as PNG",
  poster: "Print a poster",
  cards: "Print cards",
  signature: "For a mail signature, save the PNG, or paste your plain link.",
  invitationLabel: "Your invitation",
  invitation: (url: string) =>
    `I’d like to hear what I do well and what I could do better. It’s anonymous, takes a minute and needs no account: ${url}`,
  copyInvitation: "Copy Invitation",
  copied: "Invitation copied",
  copyFailed: "Couldn’t copy the invitation",
  paperTitle: "Tell me what you really think",
  paperText: "Anonymous, in a minute, without an account."
} as const
