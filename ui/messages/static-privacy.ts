import { productName } from "./product.ts"
import { effectiveDate, type StaticSection, type StaticText, supportSection } from "./static-pages.ts"

const writingSection: StaticSection = {
  heading: "If you write feedback",
  paragraphs: [
    "We keep your words, the date, and the question you picked if the page asks some. We keep nothing about you: no name, account, IP address, browser name or cookie. Nothing about you is " +
      "written to a log either. To hold back floods, this server counts in memory how much comes from a network, under a random key that is replaced " +
      "every hour. No address can be recovered from that.",
    "As with any site, the operator of this server, or of a proxy in front of it, can see your address and the time while your words pass through.",
    "If the moderation guard approves, your words go to the person who asked for them. That person sees your words and may show a note to whoever runs " +
      "this server, who can then read it for 90 days, or until it is deleted. That person may also show them on a public page. Choose words that " +
      "don’t give you away. Once sent, feedback can’t be traced back to you, so we can’t take it back for you.",
    "With each note we keep a random-looking value. After sending, the page offers you the code that matches it. We never see the code, and if you don’t keep it, the value matches " +
      "nothing. With it you can look up what became of your note, or take it back: before it is shown it goes without trace, afterwards when the page’s notes next appear together, " +
      "or at midnight UTC. If its owner showed it to whoever runs this server, that person can read it until the report is closed, at most 30 days after you took it back. " +
      "Backups keep it for 30 days.",
    "If you report a page, we keep your reason, your words and the date, encrypted as feedback is, and nothing about you. We see the report from the next midnight " +
      "UTC on, so that its time tells nobody who wrote it, and delete it after 90 days. The owner of the page doesn’t see it. If an outside service " +
      "helps the guard, your words are sent there, too, after that midnight."
  ],
  link: { text: "What we can’t promise", href: "/security#limits" }
}

const receivingSection: StaticSection = {
  heading: "If you receive feedback",
  paragraphs: ["We store:"],
  list: [
    "your email address, and a hash of your password, never the password itself",
    "if you sign in through an outside service instead: which one, its number for you, your first and last name",
    "where you are signed in: phone, tablet or computer, when you signed in there, and the day of its last use, until that ends",
    "your profile: name, job title, bio, photo, and your feedback link",
    "the feedback you received, its category and summary, and the guard’s verdict",
    "whether messengers may show your photo with your link",
    "the questions your page asks, and your status and public answers beside notes, with their dates",
    "your points and badges, with the date of each, and the day on which a note was withdrawn by its writer",
    "if you set up a webhook: its address and key, encrypted, when it is told, and whether the last message was delivered",
    "which notes you showed to us, and when, for 90 days. Our log says that an owner showed a note, and not who",
    "reports of your page by visitors, for 90 days. Only we see them, because they may say who wrote them",
    "which feedback and badges you have seen, so that all your devices mark the same ones as new",
    "whether your page is paused, and since when; when it last closed and opened; why, if the operator closed it; and when it will be deleted, if you asked for that"
  ],
  after:
    "Everyone with your link sees your profile, the questions it asks, the feedback you made public (up to five notes) " +
    "with your status and answer, and your badges if you show them. Only you can see the rest. Your email address is never shown. " +
    "Messengers may fetch a picture of your link and keep it: your name, your first question, and your photo only if you chose that. This server draws it itself."
}

const deviceSection: StaticSection = {
  heading: "Cookies, and what stays on your device",
  paragraphs: ["No cookies are set for visitors. What is stored:"],
  list: [
    "for owners, after signing in: one cookie that holds the session, for at most 30 days",
    "for owners who sign in through an outside service: while they do, and for at most ten minutes, one cookie that proves that it was this browser",
    "for administrators: one cookie that holds the session, for at most 8 hours",
    "for owners, in that tab only: what they had seen when it was opened, a profile that is not saved yet, and which feedback is selected",
    "for owners: that you shared your link or hid the first steps, in the browser’s storage until you sign out",
    "for whoever chose dark or light outside a feedback page: that choice, in the browser’s storage. It is all that stays after signing out",
    "for visitors: the unsent draft, in that tab only, until it is sent or the tab is closed. A browser that restores closed tabs may restore the draft, too",
    "for visitors: the address of the page in the browser’s own history, and after sending without JavaScript the same address with ?sent=1. Use a private window if you share the device"
  ]
}

const moderationSection: StaticSection = {
  heading: "Who else can read it",
  paragraphs: [
    "The moderation guard is software that runs on this server. It screens notes for toxic or harassing content and sorts them into categories. If the " +
      "operator adds an outside service for that (OpenAI or Amazon Comprehend), each note is sent there by itself: not who wrote it, who it is for, or the link. " +
      "It is sent as soon as it arrives, or, where a page shows its notes together, at a random moment before that. Summaries across notes are made on " +
      "this server; notes are never sent elsewhere as a set.",
    "If this server sends emails to owners, they go through the mail server that its operator chose. They contain links and numbers, never feedback. " +
      "An owner may also have this server tell an address of their choice, such as a chat, how many notes came on days that are over, and never what they say.",
    "Beyond that, nothing is shared and nothing is sold. There are no statistics, no advertising, and no scripts from anyone else."
  ]
}

const deletingSection: StaticSection = {
  heading: "How long we keep it, and deleting it",
  paragraphs: [
    "We keep your data for as long as you have your account. Feedback you delete disappears from your lists and your page at once, and from this server’s files within a day.",
    "You can delete your account on the Account page. Your page is gone at once, and you are signed out everywhere. For 24 hours you can sign in and keep " +
      "everything. After that, your account, feedback, badges and photo are deleted from this server for good: its store, its files, its pictures and its " +
      "memory. Earlier backups are removed within 30 days. Your link is never given to anyone else.",
    "When you delete your account or change your email, we keep a keyed digest of the old address for seven days, not the address itself. It stops links " +
      "that were mailed there before from opening an account again."
  ]
}

const rightsSection: StaticSection = {
  heading: "Your rights",
  paragraphs: [
    "You can see everything we keep about you when you sign in, and correct your profile. On the Account page you can pause your page, download everything " +
      "as a file, and delete it all. Notes that the guard rejected are shown to nobody and are in no download. For anything else, write to us."
  ]
}

export const privacyText: StaticText = {
  title: "Privacy Policy",
  effective: effectiveDate,
  lead: `${productName} is software that anyone can run. This page says what it keeps and what it doesn’t. “We” are the operator of this server, who is responsible for it.`,
  sections: [
    writingSection,
    receivingSection,
    deviceSection,
    moderationSection,
    deletingSection,
    rightsSection,
    {
      heading: "Changes",
      paragraphs: ["When this text changes, so do the date and the version at the top."]
    },
    supportSection
  ]
}
