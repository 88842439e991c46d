import { marketingFigures } from "./marketing-figures.ts"
import { measurements } from "./measurements.ts"
import { productName } from "./product.ts"
import { receiptLimits } from "./receipt-limits.ts"
import { rejectionCriteria } from "./rejection-kinds.ts"
import { type StaticSection, type StaticText, supportSection } from "./static-pages.ts"

const visitorsSection: StaticSection = {
  heading: "What we don’t keep can’t leak",
  paragraphs: [
    "Visitors need no account. We store and log nothing about them: only the words, the date, the question they picked, and a random-looking value that only the writer’s code can match. That means:"
  ],
  list: [
    "no IP address, no browser name, no cookie, no fingerprint",
    "rate limits keep no address either: they count in memory under a random key that is replaced every hour, and no address can be recovered from them",
    "no time of day: feedback carries only its date, or the date of its release if it was held back, and notes of one day are in no order",
    "no hint in the confirmation: it is the same for everyone, whether or not the note gets through",
    "no requests to other servers: no statistics, no advertising, no fonts from elsewhere"
  ],
  after:
    "The unsent draft stays in the visitor’s own browser tab and is gone after sending. On someone else’s page, a signed-in owner is a visitor like any other: their cookie is ignored."
}

const encryptionSection: StaticSection = {
  heading: "AES-256 encryption",
  paragraphs: [
    "Feedback and its summaries are encrypted with AES-256 (GCM) before they are stored, each bound to its owner and its record. If one is moved or changed, it can’t be decrypted.",
    "Where the key is kept decides what that is worth. By default the key is kept in the same data folder, so it protects one stray file, not against someone " +
      "who takes the whole folder or a backup of it. If the operator keeps it elsewhere (ENCRYPTION_KEY), a stolen copy or backup of the files reveals no " +
      "text. No key helps against someone who controls the running server.",
    "Connections are encrypted when this server is reached over https, which its operator sets up."
  ]
}

const notMeasured = "Not measured"

const filteringMeasured = (): string => {
  const figures = measurements["harmful-content"]?.figures ?? []
  const found = figures.map(({ value, label }) => `${value} ${label}`).join(", ")
  return found === "" ? notMeasured : `Measured: ${found}`
}

/** The claim and its explanation go with MARKETING_FIGURES=off. */
const filteringSectionOf = (hasMarketingFigures: boolean): StaticSection => ({
  id: "criteria",
  heading: hasMarketingFigures ? "Filtering, 99.9% Effective" : "Filtering",
  measured: filteringMeasured(),
  paragraphs: [
    "The moderation guard, on this server, reads every note before its owner can see it. The operator may also ask a second guard elsewhere, which gets the " +
      "text and nothing else. A note that couldn’t be checked stays hidden. A rejected note is never shown: the owner sees that something was filtered, not the words.",
    `${hasMarketingFigures ? "99.9% is our claim. " : ""}No filter is perfect: some harmful notes will pass, and some harmless ones will be held back. Owners can delete any feedback at once.`,
    "One word says why a note was held back:"
  ],
  list: rejectionCriteria,
  link: { text: "How we measured", href: marketingFigures["harmful-content"].evidence }
})

const accountsSection: StaticSection = {
  heading: "Accounts",
  paragraphs: [
    "Passwords are stored as Argon2id hashes and sessions as digests: neither is any use to someone who reads the files. Scripts can’t read the session cookie. " +
      "Sessions end on the server: when you sign out, after 7 days without use, and after 30 days in any case. You can have fifty; one more ends the one used " +
      "longest ago. You can see where you are signed in and sign out there. A new password ends all other sessions. Owners see only their own feedback.",
    "An owner’s webhook gets a number and no word of a note. This server connects only to public addresses for it, unless its operator allows a name, and " +
      "tells the owner no more than whether the message was delivered. The webhook’s address and key are encrypted.",
    "Password guessing is slowed per network, so an attack from elsewhere doesn’t lock you out. If very many networks guess at once, signing in may take up to " +
      "twenty seconds and then ask you to try again; people who haven’t tried yet come first. What keeps attackers out is your password: at least twelve " +
      "characters, and none that is well known."
  ]
}

const verifySection: StaticSection = {
  id: "verify",
  heading: "Check it yourself",
  paragraphs: [
    "You don’t have to take our word for what this server sends you. Anyone with a copy of this release can run “honesthive verify” with the address of this server, " +
      "or of a page on it. It compares every script, style, font and page with the release, byte for byte, and lists the few settings in which servers may differ.",
    "That proves what was sent to that computer at that moment. Someone else may be sent something different, and no check from outside shows what a server does " +
      "with your words."
  ]
}

const residualSection: StaticSection = {
  id: "limits",
  heading: "What we can’t promise",
  paragraphs: ["No software can remove these risks. Weigh them before you write:"],
  list: [
    "The operator of this server, its network or a proxy in front of it can see addresses and times as they pass, although nothing here keeps them. A proxy may " +
      "keep its own log, and an operator can change the software.",
    "Your writing style can give you away: a favourite phrase, a shared memory, a language that only you write in.",
    "If you are the only person with the link, or the first to use it, the owner can guess. Each page says when its notes " +
      "appear. If they appear one by one, an owner who looks often can tell when yours arrived.",
    "Where notes appear together, an owner can make up the number with notes of their own, and then sees yours alone. If no others arrive, a note is shown " +
      "after seven days in which the page was open. Your note keeps the rule that the page named when you sent it, unless a stricter one holds by then. A looser " +
      "rule is announced on the page for seven days. A paused page reopens at a set time, too, so that nobody can open it for a moment and know when you wrote.",
    "Which question you picked shows beside your note only once at least three notes answer it. An owner can write two of the three, and then knows which one " +
      "you answered. If the question changes while your note waits, the note appears without it.",
    "Someone behind the same internet address as you, at work for instance, can use up what that address may send for a while. From when they are refused, " +
      "they can guess how many others wrote from there. The limit changes at random every hour, so the guess is a rough one. From any other address, " +
      "nothing of this can be seen.",
    "A busy server answers more slowly. Where it serves a single owner, somebody who keeps measuring can tell that somebody is writing.",
    "The owner of a page sees your words and may show a note to whoever runs this server. That person reads it on a page of its own for 90 days, or until the note " +
      "is deleted. A report of a page is read there as well, from the next midnight UTC on.",
    ...receiptLimits,
    "Someone who takes the whole data folder, including the key, can read the feedback in it. Who wrote it isn’t in there."
  ]
}

export const securityTitle = "Security"
export const securityLead = `What ${productName} protects, how, and where the protection ends.`

export const securityTextOf = (hasMarketingFigures: boolean): StaticText => ({
  title: securityTitle,
  lead: securityLead,
  sections: [visitorsSection, encryptionSection, filteringSectionOf(hasMarketingFigures), accountsSection]
})

export const securityLimits: ReadonlyArray<StaticSection> = [verifySection, residualSection, supportSection]

export const measuredMessages = {
  id: "measured",
  heading: "Our aims, and what we measured",
  text: "The figures on the home page are our aims. Next to each is what we measured for this version, how and when.",
  measured: "Measured",
  headingAlone: "What we measured",
  textAlone: "What we measured for this version, how and when.",
  notMeasured,
  meaning: {
    accuracy: "How often the guard agrees with people, on texts set aside for the test.",
    "harmful-content": "How many of the harmful texts among them the guard holds back.",
    insights: "How many more things to work on an owner finds with the summary than without it.",
    "processing-time": "From Submit to the guard’s verdict.",
    privacy: "Everything this server stores and logs, searched for traces of the visitors who wrote."
  }
} as const
