import { productName } from "./product.ts"
import { effectiveDate, type StaticSection, type StaticText, supportSection } from "./static-pages.ts"

const rulesSection: StaticSection = {
  heading: "What is not allowed",
  paragraphs: ["Be honest, and be kind. Do not use it for:"],
  list: [
    "harassment, threats or hate",
    "spam, links or advertising",
    "pretending to be someone else",
    "trying to find out who wrote an anonymous note",
    "breaking, overloading or bypassing the service or its guard"
  ],
  after: "The operator may remove anything that breaks these rules, and close the account behind it."
}

const accountSection: StaticSection = {
  heading: "Your account and your link",
  paragraphs: [
    "An account belongs to one person. Keep your password to yourself, and tell us if someone else has it.",
    "Share your link with anyone you’d like to hear from. You decide which feedback appears on your page, up to five notes at a time, " +
      "and you can delete any of it. If you change your link, the old one stops working."
  ]
}

const wordsSection: StaticSection = {
  heading: "The words",
  paragraphs: [
    "What you write stays yours. By sending it, you allow the person who asked to read it, keep it, and show it on their page. Because nobody knows that " +
      "you wrote it, it can’t be changed later, and only the code of its receipt takes it back."
  ]
}

const guardSection: StaticSection = {
  heading: "The guard, points and badges",
  paragraphs: [
    "The moderation guard works automatically and can be wrong in both directions. Summaries and categories are its reading, not a judgement of you.",
    "Points and badges are there to encourage. They have no monetary value and can’t be passed on."
  ]
}

const endingSection: StaticSection = {
  heading: "Leaving",
  paragraphs: [
    "You can leave at any time and delete your account on its own page. Earlier backups are removed within 30 days. The operator may end the service, " +
      "with enough notice for you to download your feedback."
  ]
}

export const termsText: StaticText = {
  title: "Terms of Service",
  effective: effectiveDate,
  lead: `The rules for using ${productName} on this server. “We” are its operator. By using it, you agree to them.`,
  sections: [
    {
      heading: `What ${productName} is for`,
      paragraphs: [
        "Asking for honest feedback, and giving it without having to say who you are. It is free to use."
      ]
    },
    accountSection,
    rulesSection,
    wordsSection,
    guardSection,
    {
      heading: "No guarantee",
      paragraphs: [
        "The service is provided as it is. We do our best to keep it running and your data safe, but we can’t promise that nothing ever fails. Nothing here takes away rights that the law gives you."
      ]
    },
    endingSection,
    {
      heading: "Changes",
      paragraphs: ["When these terms change, so do the date and the version at the top."]
    },
    supportSection
  ]
}
