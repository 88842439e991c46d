import { marketingFigures } from "./marketing-figures.ts"
import { productName } from "./product.ts"
import { type StaticSection, type StaticText, support } from "./static-pages.ts"

const visitors: StaticSection = {
  heading: "What is not kept cannot leak",
  paragraphs: [
    "Visitors need no account. Of a visitor nothing is stored and nothing is logged: the words and the day are all there is. That means:"
  ],
  list: [
    "no IP address, no browser name, no cookie, no fingerprint",
    "no address in the limits either: against floods this server counts, in memory alone, under a random key that it throws away every hour; no address can be found again from what it counts",
    "no time of day: feedback carries its day, or the day on which it was shown where it is held back, and within a day it stands in no order",
    "no hint in the answer: it is the same for everybody who sends, whatever becomes of the text",
    "pages that ask no other server for anything: no statistics, no advertising, no fonts from elsewhere"
  ],
  after:
    "The unsent draft stays in the visitor’s own browser tab and is gone after sending. Signed-in owners are visitors like any other on somebody else’s page: it does not look at their cookie."
}

const encryption: StaticSection = {
  heading: "AES-256 encryption",
  paragraphs: [
    "Feedback and its summaries are sealed with AES-256 (GCM) before they are written to disk, each bound to its owner and its place: moved or changed, it no longer opens.",
    "The key decides what that is worth. By default it lies in the data folder, beside what it seals. Then it protects a single file that went astray, and " +
      "not against somebody who takes the whole folder or a backup of it. When the operator keeps it elsewhere (ENCRYPTION_KEY), a stolen copy or backup of " +
      "the files shows no text. Against somebody who controls the running server no key helps.",
    "What travels is encrypted when this server is reached over https, which its operator sets up."
  ]
}

const filtering: StaticSection = {
  heading: "Filtering, 99.9% Effective",
  paragraphs: [
    "Every text is read by the moderation guard, on this server, before its owner can see it. Whoever runs this installation may ask a second guard " +
      "elsewhere as well; it is given the text and nothing else. What the guard could not judge stays unseen. What it rejects is never shown: the owner sees " +
      "that something was filtered, not the words.",
    "The figure is our claim. No filter is perfect: some harm will pass, and some harmless text will be held back. An owner can delete any feedback at once."
  ],
  link: { text: "What was measured here", href: marketingFigures.accuracy.evidence }
}

const accounts: StaticSection = {
  heading: "Accounts",
  paragraphs: [
    "Passwords are kept as Argon2id hashes, sessions as digests: who reads the files can use neither. The session cookie cannot be read by scripts. A " +
      "session ends on the server: when you sign out, after 7 days without use, after 30 days in any case, and as the one used longest ago of more than fifty. You see " +
      "where you are signed in, and end it there; a new password ends all other sessions. Every owner sees their own feedback and nobody else’s.",
    "Whoever guesses passwords is slowed down more and more, in their own network alone: from yours you get in while somebody else is guessing. When very " +
      "many networks guess together, signing in may take you up to twenty seconds, and then tell you to try again; whoever has not tried yet comes first. " +
      "What keeps them out is your password: twelve characters or more, none that is well known."
  ]
}

const residual: StaticSection = {
  id: "limits",
  heading: "What remains",
  paragraphs: ["No software can promise away these risks. Weigh them before you write:"],
  list: [
    "Whoever runs this server, its network or a proxy before it can see addresses and times while they pass, although nothing keeps them here. A proxy may " +
      "keep a log of its own, and an operator can change the program.",
    "Your style can give you away: a favourite phrase, a shared memory, a language that only you write in.",
    "If you are the only one who has the link, or the first to use it, the owner can guess. An owner who looks often can tell when something came, unless " +
      "the operator has feedback shown together at set times (RELEASE_WINDOW), and only when several wait (RELEASE_LEAST). An owner can fill that number " +
      "with notes of their own, and then sees yours alone; what nobody adds to is shown after seven days in which the page was open. A page that was closed " +
      "opens at such a time, too, so that nobody can open it for a moment and know when you wrote.",
    "Somebody behind the same internet address as you, at work for instance, can use up what that address may send for a while, and guess from when they " +
      "are refused how many others wrote from there. How much it may send is drawn anew every hour, so the guess is a rough one. From any other address " +
      "nothing of it can be seen.",
    "Somebody who takes the whole data folder, key included, can read the feedback in it. Who wrote it is not in there."
  ]
}

export const securityText: StaticText = {
  title: "Security",
  lead: `What ${productName} protects, how, and where the protection ends.`,
  sections: [visitors, encryption, filtering, accounts]
}

/** What follows the measurements. */
export const securityLimits: ReadonlyArray<StaticSection> = [residual, support]

export const measuredMessages = {
  id: "measured",
  heading: "Our aims, and what was measured",
  text: "The figures on the start page are what we aim at. Beside each stands what was measured of this version, how, and when.",
  measured: "Measured",
  notMeasured: "Nothing yet: this is an aim.",
  meaning: {
    accuracy: "How often the guard’s verdict is the one that people gave, on texts kept aside for the test.",
    "harmful-content": "How many of the harmful texts among them the guard holds back.",
    insights: "How many more points to work on an owner finds with the summary than without it.",
    "processing-time": "From Submit to the guard’s verdict.",
    privacy: "All that this server stores and logs, searched for traces of the visitors who wrote."
  }
} as const
