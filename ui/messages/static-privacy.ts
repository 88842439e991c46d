import { productName } from "./product.ts"
import { effective, type StaticSection, type StaticText, support } from "./static-pages.ts"

const writing: StaticSection = {
  heading: "If you write feedback",
  paragraphs: [
    "We keep your words and the day. We keep nothing about you: no name, no account, no IP address, no browser name, no cookie. Nothing about you is " +
      "written to a log either. To hold back floods, this server counts in memory how much comes from a network, under a random key that it throws away " +
      "every hour; no address can be found again from that.",
    "Whoever runs this server, or a proxy before it, can see your address and the time while your words pass, as with any site.",
    "Your words go to the person who asked for them, if the moderation guard approves. That person may show them on a public page. Choose words that do " +
      "not give you away; once sent, feedback cannot be traced back to you, so we cannot take it back for you."
  ],
  link: { text: "What no software can promise", href: "/security#limits" }
}

const receiving: StaticSection = {
  heading: "If you receive feedback",
  paragraphs: ["Your account consists of:"],
  list: [
    "your email address, and a hash of your password, never the password itself",
    "where you sign in through an outside service instead: which one, its number for you, your first and last name",
    "where you are signed in: phone, tablet or computer, when you signed in there, and the day of its last use, until that ends",
    "your profile: name, job title, bio, photo, and your feedback link",
    "the feedback that you received, its category and summary, and the guard’s verdict",
    "your points and badges, with the day of each",
    "which feedback and badges you have seen, so that each of your devices marks the same as new",
    "whether your page is paused, since which day, and when it closed and opened last; why, if the operator closed it; and when it is deleted, if you asked for that"
  ],
  after:
    "Everybody with your link sees your profile, the feedback that you made public (up to five), and your badges if you chose to show them. All else only you see. Your email address is never shown."
}

const device: StaticSection = {
  heading: "Cookies, and what stays on your device",
  paragraphs: ["No cookie is set for visitors. What there is:"],
  list: [
    "for owners, after signing in: one cookie that holds the session, for at most 30 days",
    "for owners who sign in through an outside service, while they do, for at most ten minutes: one cookie that proves that it was this browser",
    "for administrators: one cookie that holds the session, for at most 8 hours",
    "for owners, in that one tab: what they had seen when it was opened, a profile that is not saved yet, and which feedback is selected",
    "for whoever chose dark or light outside a feedback page: that choice, in the browser’s storage. It alone stays there after signing out",
    "for visitors: the unsent draft, in that one tab, until it is sent or the tab is closed. A browser that brings closed tabs back may bring the draft back, too",
    "for visitors: the address of the page in the browser’s own history, and after sending without JavaScript the same address with ?sent=1. Use a private window if others read along there"
  ]
}

const moderation: StaticSection = {
  heading: "Who else reads along",
  paragraphs: [
    "The moderation guard is a program. It judges texts for toxic or harassing content, sorts them into categories, and runs on this server. Where its " +
      "operator adds an outside service for that (OpenAI or Amazon Comprehend), each text is sent there alone: not who wrote it, not for whom, not the link. " +
      "It is sent as soon as it came, or at a random moment where the operator shows feedback together at set times. What an owner’s feedback says together " +
      "is found on this server, from texts that are sent nowhere together.",
    "Where this server writes mails to owners, they go through the mail server that its operator chose. They hold links and numbers, never feedback.",
    "Beyond that nothing is passed on and nothing is sold. There are no statistics, no advertising, and no scripts from anybody else."
  ]
}

const deleting: StaticSection = {
  heading: "How long, and deleting",
  paragraphs: [
    "We keep your data as long as you have your account. Feedback that you delete is gone from your lists and your page at once, and from the files of this server within a day.",
    "You delete your account on its own page. Your page is gone at once, and you are signed out everywhere. For 24 hours signing in lets you take it " +
      "back; then your account, feedback, badges and photo are deleted for good from this server: its store, its files, its pictures, its memory. Backups " +
      "that were made before are removed within 30 days. Your link is never given to anybody else.",
    "When you delete your account or change your email, we keep a keyed digest of the old address for seven days, not the address itself: it stops links that " +
      "were mailed there before from opening an account again."
  ]
}

const rights: StaticSection = {
  heading: "Your rights",
  paragraphs: [
    "You can see all that we keep about you in your account, correct your profile there, and on the account’s own page pause your page, download everything " +
      "as a file, and delete it all. Texts that the guard rejected are shown to nobody and are in no download. For anything else, write to us."
  ]
}

export const privacyText: StaticText = {
  title: "Privacy Policy",
  effective,
  lead: `${productName} is software that anybody can run. This page says what it keeps, and what it does not. “We” are the operator of this server, who is responsible for it.`,
  sections: [
    writing,
    receiving,
    device,
    moderation,
    deleting,
    rights,
    {
      heading: "Changes",
      paragraphs: ["If this text changes, so do the date and the version at its top."]
    },
    support
  ]
}
