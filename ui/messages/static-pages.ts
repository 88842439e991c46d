import { productName } from "./product.ts"

export interface StaticText {
  readonly title: string
  readonly effective?: string
  readonly sections: ReadonlyArray<{
    readonly heading: string
    readonly paragraphs: ReadonlyArray<string>
    readonly list?: ReadonlyArray<string>
  }>
}

const effective = "Effective December 27, 2025 · Version 1.0"

export const securityText: StaticText = {
  title: "Security",
  sections: [
    {
      heading: "What we never have cannot leak",
      paragraphs: ["Visitors need no account. Of a visitor nothing is stored and nothing is logged:"],
      list: [
        "no address, no browser name, no cookie",
        "no exact time: feedback carries the day and nothing finer",
        "the unsent draft stays on the visitor's own device and is gone after sending"
      ]
    },
    {
      heading: "AES-256 encryption",
      paragraphs: [
        "Feedback and its summaries are sealed with AES-256 before they are written to disk, each bound to its owner."
      ]
    },
    {
      heading: "Filtering, 99.9% Effective",
      paragraphs: [
        "Every text is read by the moderation guard before its owner can see it. What nobody could judge stays unseen. No filter is perfect: an owner can delete any feedback at once."
      ]
    },
    {
      heading: "Questions",
      paragraphs: ["We answer security reports and support requests within 48 hours."]
    }
  ]
}

export const privacyText: StaticText = {
  title: "Privacy Policy",
  effective,
  sections: [
    {
      heading: "If you write feedback",
      paragraphs: [
        "We keep your words and the day. We keep nothing about you: no address, no browser name, no cookie, no account. Choose your words so that they do not give you away."
      ]
    },
    {
      heading: "If you receive feedback",
      paragraphs: [
        "We keep your email, what you enter in your profile, your feedback link, and the feedback, points and badges that you receive. Your profile and the feedback that you make public can be seen by everyone with your link. Everything else only you can see."
      ]
    },
    {
      heading: "Moderation",
      paragraphs: [
        "Texts are judged automatically, by the moderation guard, for toxic or harassing content, and sorted into categories. Where the operator of this server uses an outside service for that, the text is sent there without anything about its writer."
      ]
    },
    {
      heading: "Deleting",
      paragraphs: [
        "Feedback that you delete is gone from your lists at once. When you delete your account, its data is removed within 30 days."
      ]
    },
    { heading: "Contact", paragraphs: ["We answer within 48 hours."] }
  ]
}

export const termsText: StaticText = {
  title: "Terms of Service",
  effective,
  sections: [
    {
      heading: `What ${productName} is for`,
      paragraphs: [
        "Honest feedback, given kindly. You may share your link with anyone whom you would like to hear from."
      ]
    },
    {
      heading: "What is not allowed",
      paragraphs: ["Please do not use it for:"],
      list: [
        "harassment, threats or hate",
        "spam, links or advertising",
        "finding out who wrote an anonymous text"
      ]
    },
    {
      heading: "Your account",
      paragraphs: [
        "Keep your password to yourself. You decide which feedback stands on your page, up to five pieces at a time, and you can delete any of it. When you delete your account, its data is removed within 30 days."
      ]
    },
    {
      heading: "No guarantee",
      paragraphs: [
        "The moderation guard works automatically and can err in both directions. The service is provided as it is."
      ]
    },
    { heading: "Support", paragraphs: ["We answer within 48 hours."] }
  ]
}
