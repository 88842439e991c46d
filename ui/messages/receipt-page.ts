import { receiptLimits } from "./receipt-limits.ts"
import type { StaticSection } from "./static-pages.ts"

const askedTo = "Taking a note back because someone asks you to tells them that it was yours."

const takingBack = [
  "A note that hasn’t been shown yet goes at once and leaves no trace. One that was shown goes when the page’s notes next appear together, or at midnight UTC, and its owner then " +
    "reads “Withdrawn by its writer”.",
  "If its owner showed it to whoever runs this server, that person can still read it in that one report until the report is closed, at most 30 days after you took it back. Backups keep " +
    "it for 30 days."
] as const

export const receiptSections: ReadonlyArray<StaticSection> = [
  {
    heading: "What you see here",
    paragraphs: [
      "Whether your note was received, shown or not shown, and the status and public answer that its owner gave. Each of these appears here at the next midnight UTC. " +
        "You never see the note’s words, its page or its owner, and nobody tells you whether it was opened.",
      "A code that is wrong, one that was never made and one whose note is gone all look the same."
    ]
  },
  { id: "limits", heading: "What a code can give away", paragraphs: [], list: receiptLimits },
  { id: "take-back", heading: "Taking a note back", paragraphs: [...takingBack, askedTo] }
]

export const receiptPageMessages = {
  title: "Hear back",
  lead: "Look up what became of a note that you sent, or take it back. All you need is the code that you kept.",
  code: "Your code",
  codeHint: "16 letters and digits, and one to check them. Spaces don’t matter.",
  mistyped: "That’s not a whole code. Please check each letter and digit.",
  lookUp: "Look up",
  lookingUp: "Looking up",
  needsScript:
    "This page needs JavaScript, because your code never leaves your browser. Notes that are sent without JavaScript have no code.",
  unreachable: "Couldn’t reach the server. Please try again.",
  states: {
    received: {
      title: "We have your note",
      text: "It hasn’t been shown yet, or only today. Look again after the next midnight UTC."
    },
    shown: {
      title: "Your note was shown",
      text: "It’s in its owner’s list. Nobody tells you whether it was opened."
    },
    rejected: {
      title: "Your note was not shown",
      text: "The guard held it back. Its owner saw that there was one, but not the words."
    }
  },
  kind: "Held back as:",
  criteria: "What the guard holds back",
  status: "The owner’s status:",
  answer: "The owner’s public answer:",
  noReply: "No status or public answer so far.",
  another: "Look up another code",
  takeBack: "Take this note back",
  confirmTitle: "Take this note back?",
  confirmText: [...takingBack, askedTo],
  confirm: "Yes, take it back",
  cancel: "Keep it",
  takenBackTitle: "Taken back",
  takenBackText:
    "If it hadn’t been shown, your note is gone. If it had, it goes when the page’s notes next appear together, or at midnight UTC. This code opens nothing any more."
} as const
