import { productName } from "./product.ts"
import { effective, type StaticSection, type StaticText, support } from "./static-pages.ts"

const rules: StaticSection = {
  heading: "What is not allowed",
  paragraphs: ["Be honest, and be kind. Do not use it for:"],
  list: [
    "harassment, threats or hate",
    "spam, links or advertising",
    "pretending to be somebody else",
    "finding out who wrote an anonymous text",
    "breaking, overloading or getting around the service or its guard"
  ],
  after: "The operator may remove what breaks these rules, and close the account behind it."
}

const account: StaticSection = {
  heading: "Your account and your link",
  paragraphs: [
    "An account belongs to one person. Keep your password to yourself, and let us know if somebody else has it.",
    "You may share your link with anybody whom you would like to hear from. You decide which feedback stands on your page, up to five pieces at a time, " +
      "and you can delete any of it. A link that you give up stops working."
  ]
}

const words: StaticSection = {
  heading: "The words",
  paragraphs: [
    "What you write stays yours. By sending it you allow the person who asked to read it, keep it, and show it on their page. Since nobody knows that it " +
      "was you, it cannot be changed or taken back later."
  ]
}

const guard: StaticSection = {
  heading: "The guard, points and badges",
  paragraphs: [
    "The moderation guard works automatically and can err in both directions. Summaries and categories are its reading, not a judgement of you.",
    "Points and badges are there to encourage. They are worth no money and cannot be passed on."
  ]
}

const ending: StaticSection = {
  heading: "Ending",
  paragraphs: [
    "You may stop at any time: you delete your account on its own page. Backups that were made before are removed within 30 days. The operator may end the " +
      "service, and will tell you early enough to download your feedback."
  ]
}

export const termsText: StaticText = {
  title: "Terms of Service",
  effective,
  lead: `The rules for using ${productName} on this server. “We” are its operator. By using it you agree to them.`,
  sections: [
    {
      heading: `What ${productName} is for`,
      paragraphs: [
        "Asking for honest feedback, and giving it without having to say who you are. It is free to use."
      ]
    },
    account,
    rules,
    words,
    guard,
    {
      heading: "No guarantee",
      paragraphs: [
        "The service is provided as it is. We do our best to keep it running and your data safe, and cannot promise that nothing ever fails. Nothing here takes away rights that the law gives you."
      ]
    },
    ending,
    {
      heading: "Changes",
      paragraphs: ["If these terms change, so do the date and the version at their top."]
    },
    support
  ]
}
